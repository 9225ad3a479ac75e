DROP TRIGGER user_entries_withhold_impact;
--> statement-breakpoint
CREATE TABLE `impact_handles` (
	`digest` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`chosen_at` integer NOT NULL,
	`released_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `impact_handles_by_user` ON `impact_handles` (`user_id`);--> statement-breakpoint
CREATE INDEX `impact_handles_released` ON `impact_handles` (`released_at`) WHERE released_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `impact_pages` (
	`user_id` text PRIMARY KEY NOT NULL,
	`handle` text NOT NULL,
	`is_public` integer DEFAULT false NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "impact_pages_handles_are_plain" CHECK(handle GLOB '[a-z0-9]*' AND handle NOT GLOB '*[^a-z0-9-]*' AND length(handle) <= 40)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `impact_pages_handle_unique` ON `impact_pages` (`handle`);--> statement-breakpoint
CREATE INDEX `impact_pages_public` ON `impact_pages` (`handle`) WHERE is_public = 1;
--> statement-breakpoint
CREATE TRIGGER user_entries_withhold_impact AFTER UPDATE OF state ON user_entries
WHEN (old.state IN ('suspended', 'deleting')) <> (new.state IN ('suspended', 'deleting'))
BEGIN
	UPDATE impact_entries SET is_withheld = new.state IN ('suspended', 'deleting')
		OR EXISTS (SELECT 1 FROM reported_profiles WHERE user_id = new.user_id AND status IN ('hidden', 'replied'))
		WHERE user_id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER reported_profiles_withhold_impact AFTER UPDATE OF status ON reported_profiles
WHEN (old.status IN ('hidden', 'replied')) <> (new.status IN ('hidden', 'replied'))
BEGIN
	UPDATE impact_entries SET is_withheld = new.status IN ('hidden', 'replied')
		OR EXISTS (SELECT 1 FROM user_entries WHERE user_id = new.user_id AND state IN ('suspended', 'deleting'))
		WHERE user_id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER impact_handles_release AFTER UPDATE OF user_id ON impact_handles
WHEN new.user_id IS NULL AND old.user_id IS NOT NULL
BEGIN
	UPDATE impact_handles SET released_at = unixepoch() * 1000 WHERE digest = new.digest;
END;
--> statement-breakpoint
CREATE TRIGGER fellowship_interest_accept_impact AFTER UPDATE OF status ON fellowship_interest
WHEN new.status = 'approved' AND old.status <> 'approved'
BEGIN
	UPDATE impact_entries SET mark = 'verified', confirmation = NULL
		WHERE user_id = new.user_id AND source_kind = 'fellowship_place' AND source_id = new.id AND mark <> 'verified';
	INSERT INTO impact_entries (id, user_id, title, category, description, date_completed, mark, source_kind, source_id, created_at, updated_at)
		SELECT 'imp_' || substr(new.id, instr(new.id, '_') + 1), new.user_id,
			'Fellowship: ' || CASE new.track WHEN 'k12' THEN 'K-12' WHEN 'college' THEN 'College' WHEN 'professional' THEN 'Professional' ELSE new.track END,
			'fellowship', 'Accepted for this fellowship.', date(coalesce(new.decided_at, new.updated_at) / 1000 + 19800, 'unixepoch'),
			'verified', 'fellowship_place', new.id, new.updated_at, new.updated_at
		WHERE EXISTS (SELECT 1 FROM profiles WHERE id = new.user_id) AND NOT EXISTS (SELECT 1 FROM impact_entries
			WHERE user_id = new.user_id AND source_kind = 'fellowship_place' AND source_id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER fellowship_interest_undo_impact AFTER UPDATE OF status ON fellowship_interest
WHEN old.status = 'approved' AND new.status <> 'approved'
BEGIN
	DELETE FROM impact_entries WHERE user_id = new.user_id AND source_kind = 'fellowship_place' AND source_id = new.id
		AND mark = 'verified' AND is_public = 0 AND updated_at = created_at;
	UPDATE impact_entries SET mark = 'own'
		WHERE user_id = new.user_id AND source_kind = 'fellowship_place' AND source_id = new.id AND mark = 'verified';
END;
--> statement-breakpoint
CREATE TRIGGER mentorship_requests_complete_impact AFTER UPDATE OF status ON mentorship_requests
WHEN new.status = 'completed' AND old.status <> 'completed'
BEGIN
	UPDATE impact_entries SET mark = 'verified', confirmation = NULL
		WHERE user_id = new.student_id AND source_kind = 'mentorship_end' AND source_id = new.id AND mark <> 'verified';
	INSERT INTO impact_entries (id, user_id, title, category, description, date_completed, mark, source_kind, source_id, created_at, updated_at)
		SELECT 'imp_' || substr(new.id, instr(new.id, '_') + 1), new.student_id,
			'Mentorship: ' || CASE new.area WHEN 'climate_action' THEN 'Climate action' WHEN 'renewable_energy' THEN 'Renewable energy' WHEN 'sustainability_careers' THEN 'Sustainability careers' WHEN 'water_management' THEN 'Water management' WHEN 'policy_advocacy' THEN 'Policy advocacy' WHEN 'waste_management' THEN 'Waste management' WHEN 'green_technology' THEN 'Green technology' WHEN 'sustainable_agriculture' THEN 'Sustainable agriculture' WHEN 'conservation' THEN 'Conservation' ELSE new.area END,
			'mentorship', 'Completed this mentorship.', date(coalesce(new.closed_at, new.updated_at) / 1000 + 19800, 'unixepoch'),
			'verified', 'mentorship_end', new.id, new.updated_at, new.updated_at
		WHERE NOT EXISTS (SELECT 1 FROM impact_entries
			WHERE user_id = new.student_id AND source_kind = 'mentorship_end' AND source_id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER mentorship_requests_undo_impact AFTER UPDATE OF status ON mentorship_requests
WHEN old.status = 'completed' AND new.status <> 'completed'
BEGIN
	DELETE FROM impact_entries WHERE user_id = new.student_id AND source_kind = 'mentorship_end' AND source_id = new.id
		AND mark = 'verified' AND is_public = 0 AND updated_at = created_at;
	UPDATE impact_entries SET mark = 'own'
		WHERE user_id = new.student_id AND source_kind = 'mentorship_end' AND source_id = new.id AND mark = 'verified';
END;
--> statement-breakpoint
CREATE TRIGGER challenge_labs_finish_impact AFTER UPDATE OF outcome_at ON challenge_labs
WHEN new.outcome_at IS NOT NULL AND old.outcome_at IS NULL
BEGIN
	UPDATE impact_entries SET mark = 'verified', confirmation = NULL
		WHERE source_kind = 'lab_outcome' AND source_id = new.id AND mark <> 'verified' AND user_id IN (
			SELECT member.user_id FROM challenge_lab_participants AS member
				JOIN lab_submissions AS work ON work.team_id = member.team_id WHERE member.lab_id = new.id);
	INSERT INTO impact_entries (id, user_id, title, category, description, date_completed, mark, source_kind, source_id, created_at, updated_at)
		SELECT 'imp_' || substr(member.id, instr(member.id, '_') + 1), member.user_id, new.title, 'challenge_lab',
			'Worked in this lab to its outcome.', date(new.outcome_at / 1000 + 19800, 'unixepoch'), 'verified', 'lab_outcome', new.id,
			new.updated_at, new.updated_at
		FROM challenge_lab_participants AS member
		WHERE member.lab_id = new.id AND member.role = 'student' AND member.status = 'approved'
			AND EXISTS (SELECT 1 FROM lab_submissions WHERE team_id = member.team_id)
			AND NOT EXISTS (SELECT 1 FROM impact_entries
				WHERE user_id = member.user_id AND source_kind = 'lab_outcome' AND source_id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER challenge_labs_undo_impact AFTER UPDATE OF outcome_at ON challenge_labs
WHEN new.outcome_at IS NULL AND old.outcome_at IS NOT NULL
BEGIN
	DELETE FROM impact_entries WHERE source_kind = 'lab_outcome' AND source_id = new.id AND mark = 'verified' AND is_public = 0
		AND updated_at = created_at AND user_id IN (
			SELECT user_id FROM challenge_lab_participants WHERE lab_id = new.id);
	UPDATE impact_entries SET mark = 'own' WHERE source_kind = 'lab_outcome' AND source_id = new.id AND mark = 'verified'
		AND user_id IN (SELECT user_id FROM challenge_lab_participants WHERE lab_id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER challenge_lab_participants_leave_impact AFTER UPDATE OF status ON challenge_lab_participants
WHEN old.status = 'approved' AND new.status <> 'approved'
BEGIN
	DELETE FROM impact_entries WHERE user_id = new.user_id AND source_kind = 'lab_outcome' AND source_id = new.lab_id
		AND mark = 'verified' AND is_public = 0 AND updated_at = created_at;
	UPDATE impact_entries SET mark = 'own'
		WHERE user_id = new.user_id AND source_kind = 'lab_outcome' AND source_id = new.lab_id AND mark = 'verified';
END;
