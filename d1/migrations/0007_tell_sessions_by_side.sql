DROP TRIGGER mentorship_requests_complete_impact;
--> statement-breakpoint
DROP TRIGGER mentorship_requests_undo_impact;
--> statement-breakpoint
ALTER TABLE `mentorship_sessions` ADD `learner_outcome` text;--> statement-breakpoint
ALTER TABLE `mentorship_sessions` ADD `mentor_outcome` text;--> statement-breakpoint
ALTER TABLE `mentorship_requests` ADD `mentor_completed_at` integer;--> statement-breakpoint
ALTER TABLE `mentorship_requests` ADD `shared_sessions_count` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE TRIGGER mentorship_requests_counters_by_mentorship_sessions_insert AFTER INSERT ON mentorship_sessions
WHEN new.learner_outcome = 'happened' AND new.mentor_outcome = 'happened'
BEGIN
	UPDATE mentorship_requests SET shared_sessions_count = shared_sessions_count + 1 WHERE id = new.request_id;
END;
--> statement-breakpoint
CREATE TRIGGER mentorship_requests_counters_by_mentorship_sessions_delete AFTER DELETE ON mentorship_sessions
WHEN old.learner_outcome = 'happened' AND old.mentor_outcome = 'happened'
BEGIN
	UPDATE mentorship_requests SET shared_sessions_count = shared_sessions_count - 1 WHERE id = old.request_id;
END;
--> statement-breakpoint
CREATE TRIGGER mentorship_requests_counters_by_mentorship_sessions_update AFTER UPDATE OF request_id, learner_outcome, mentor_outcome ON mentorship_sessions
WHEN old.request_id IS NOT new.request_id OR (iif(old.learner_outcome = 'happened' AND old.mentor_outcome = 'happened', 1, 0)) IS NOT (iif(new.learner_outcome = 'happened' AND new.mentor_outcome = 'happened', 1, 0))
BEGIN
	UPDATE mentorship_requests SET shared_sessions_count = shared_sessions_count - (id IS old.request_id) * (iif(old.learner_outcome = 'happened' AND old.mentor_outcome = 'happened', 1, 0)) + (id IS new.request_id) * (iif(new.learner_outcome = 'happened' AND new.mentor_outcome = 'happened', 1, 0))
		WHERE id IN (old.request_id, new.request_id);
END;
--> statement-breakpoint
UPDATE mentorship_requests SET mentor_completed_at = (SELECT min(at) FROM mentorship_steps AS step
	WHERE step.request_id = mentorship_requests.id AND step.kind = 'completed' AND step.actor_id IS NOT mentorship_requests.student_id)
	WHERE status = 'completed';
--> statement-breakpoint
UPDATE impact_entries SET mark = 'own' WHERE source_kind = 'mentorship_end' AND mark = 'verified'
	AND NOT EXISTS (SELECT 1 FROM mentorship_requests WHERE id = impact_entries.source_id AND mentor_completed_at IS NOT NULL);
--> statement-breakpoint
CREATE TRIGGER mentorship_requests_complete_impact AFTER UPDATE OF status, mentor_completed_at, shared_sessions_count ON mentorship_requests
WHEN new.status = 'completed' AND (new.mentor_completed_at IS NOT NULL OR new.shared_sessions_count > 0)
	AND NOT (old.status = 'completed' AND (old.mentor_completed_at IS NOT NULL OR old.shared_sessions_count > 0))
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
CREATE TRIGGER mentorship_requests_undo_impact AFTER UPDATE OF status, mentor_completed_at, shared_sessions_count ON mentorship_requests
WHEN old.status = 'completed' AND (old.mentor_completed_at IS NOT NULL OR old.shared_sessions_count > 0)
	AND NOT (new.status = 'completed' AND (new.mentor_completed_at IS NOT NULL OR new.shared_sessions_count > 0))
BEGIN
	DELETE FROM impact_entries WHERE user_id = new.student_id AND source_kind = 'mentorship_end' AND source_id = new.id
		AND mark = 'verified' AND is_public = 0 AND updated_at = created_at;
	UPDATE impact_entries SET mark = 'own'
		WHERE user_id = new.student_id AND source_kind = 'mentorship_end' AND source_id = new.id AND mark = 'verified';
END;
