ALTER TABLE `profiles` ADD `learner_count` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE profiles SET learner_count = (
	SELECT count(DISTINCT enrollments.student_id) FROM courses
		JOIN enrollments ON enrollments.course_id = courses.id WHERE courses.educator_id = profiles.id)
	WHERE id IN (SELECT educator_id FROM courses);
--> statement-breakpoint
-- A learner counts with the first place in a course of the educator, and no more with the last: looked for among their own places.
CREATE TRIGGER enrollments_insert_learner AFTER INSERT ON enrollments
BEGIN
	UPDATE profiles SET learner_count = learner_count + 1
		WHERE id = (SELECT educator_id FROM courses WHERE id = new.course_id)
		AND NOT EXISTS (SELECT 1 FROM enrollments AS other JOIN courses ON courses.id = other.course_id
			WHERE other.student_id = new.student_id AND other.id <> new.id AND courses.educator_id = profiles.id);
END;
--> statement-breakpoint
CREATE TRIGGER enrollments_delete_learner AFTER DELETE ON enrollments
BEGIN
	UPDATE profiles SET learner_count = learner_count - 1
		WHERE id = (SELECT educator_id FROM courses WHERE id = old.course_id)
		AND NOT EXISTS (SELECT 1 FROM enrollments AS other JOIN courses ON courses.id = other.course_id
			WHERE other.student_id = old.student_id AND courses.educator_id = profiles.id);
END;
--> statement-breakpoint
CREATE TRIGGER enrollments_move_learner AFTER UPDATE OF course_id, student_id ON enrollments
WHEN old.course_id <> new.course_id OR old.student_id <> new.student_id
BEGIN
	UPDATE profiles SET learner_count = (
		SELECT count(DISTINCT enrollments.student_id) FROM courses
			JOIN enrollments ON enrollments.course_id = courses.id WHERE courses.educator_id = profiles.id)
		WHERE id IN (SELECT educator_id FROM courses WHERE id IN (old.course_id, new.course_id));
END;
--> statement-breakpoint
CREATE TRIGGER courses_move_learners AFTER UPDATE OF educator_id ON courses WHEN old.educator_id IS NOT new.educator_id
BEGIN
	UPDATE profiles SET learner_count = (
		SELECT count(DISTINCT enrollments.student_id) FROM courses
			JOIN enrollments ON enrollments.course_id = courses.id WHERE courses.educator_id = profiles.id)
		WHERE id IN (old.educator_id, new.educator_id);
END;
--> statement-breakpoint
-- Places that go with their course no longer know whose it was.
CREATE TRIGGER courses_delete_places BEFORE DELETE ON courses WHEN old.enrollment_count > 0
BEGIN
	DELETE FROM enrollments WHERE course_id = old.id;
END;
