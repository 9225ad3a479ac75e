DROP TRIGGER challenge_labs_finish_impact;
--> statement-breakpoint
CREATE TABLE `lab_sights` (
	`lab_id` text NOT NULL,
	`user_id` text NOT NULL,
	`seen_until` integer NOT NULL,
	`is_guide` integer NOT NULL,
	PRIMARY KEY(`lab_id`, `user_id`),
	FOREIGN KEY (`lab_id`) REFERENCES `challenge_labs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lab_sights_by_person` ON `lab_sights` (`user_id`);
--> statement-breakpoint
CREATE TRIGGER challenge_labs_finish_impact AFTER UPDATE OF outcome_at ON challenge_labs
WHEN new.outcome_at IS NOT NULL AND old.outcome_at IS NULL
BEGIN
	UPDATE impact_entries SET mark = 'verified', confirmation = NULL
		WHERE source_kind = 'lab_outcome' AND source_id = new.id AND mark <> 'verified' AND user_id IN (
			SELECT who.user_id FROM lab_submissions AS work JOIN lab_submission_people AS who ON who.submission_id = work.id
				WHERE work.lab_id = new.id AND (EXISTS (
					SELECT 1 FROM lab_sights WHERE lab_id = new.id AND is_guide = 1 AND seen_until >= who.submitted_at)
					OR work.submitted_at = who.submitted_at AND work.feedback IS NOT NULL OR EXISTS (
					SELECT 1 FROM lab_submission_versions AS former WHERE former.submission_id = work.id
						AND former.submitted_at = who.submitted_at AND former.feedback IS NOT NULL)))
		AND user_id IN (SELECT user_id FROM challenge_lab_participants
			WHERE lab_id = new.id AND role = 'student' AND status = 'approved');
	INSERT INTO impact_entries (id, user_id, title, category, description, date_completed, mark, source_kind, source_id, created_at, updated_at)
		SELECT 'imp_' || substr(member.id, instr(member.id, '_') + 1), member.user_id, new.title, 'challenge_lab',
			'Worked in this lab to its outcome.', date(new.outcome_at / 1000 + 19800, 'unixepoch'), 'verified', 'lab_outcome', new.id,
			new.updated_at, new.updated_at
		FROM challenge_lab_participants AS member
		WHERE member.lab_id = new.id AND member.role = 'student' AND member.status = 'approved'
			AND EXISTS (SELECT 1 FROM lab_submission_people AS who JOIN lab_submissions AS work ON work.id = who.submission_id
				WHERE who.user_id = member.user_id AND work.lab_id = new.id AND (EXISTS (
					SELECT 1 FROM lab_sights WHERE lab_id = new.id AND is_guide = 1 AND seen_until >= who.submitted_at)
					OR work.submitted_at = who.submitted_at AND work.feedback IS NOT NULL OR EXISTS (
					SELECT 1 FROM lab_submission_versions AS former WHERE former.submission_id = work.id
						AND former.submitted_at = who.submitted_at AND former.feedback IS NOT NULL)))
			AND NOT EXISTS (SELECT 1 FROM impact_entries
				WHERE user_id = member.user_id AND source_kind = 'lab_outcome' AND source_id = new.id);
END;
