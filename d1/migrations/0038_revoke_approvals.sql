-- Whom an admin made a learner has no approval to come back to. What somebody gave up themselves stays theirs.
UPDATE educator_applications SET status = 'revoked', decided_at = demotion.at, decided_by = demotion.actor_id
FROM (
	SELECT subject_id, max(at) AS at, actor_id FROM audit_log
	WHERE action = 'role.changed' AND subject_type = 'user' AND json_extract(detail, '$.to') = 'student' GROUP BY subject_id
) AS demotion
WHERE educator_applications.status = 'approved' AND educator_applications.user_id = demotion.subject_id
	AND educator_applications.decided_at <= demotion.at AND NOT EXISTS (
		SELECT 1 FROM audit_log AS later WHERE later.subject_type = 'user' AND later.subject_id = demotion.subject_id
		AND later.action = 'role.changed' AND later.at > demotion.at
	);
