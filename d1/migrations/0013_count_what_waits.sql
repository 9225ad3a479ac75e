CREATE TABLE `mentor_request_counts` (
	`mentor_id` text NOT NULL,
	`status` text NOT NULL,
	`area` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`mentor_id`, `status`, `area`),
	FOREIGN KEY (`mentor_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `mentorship_queue_counts` (
	`queue` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `order_claim_counts` (
	`state` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `fellowship_interest_by_track_and_score` ON `fellowship_interest` (`track`,`score`,`id`);--> statement-breakpoint
CREATE INDEX `lab_submissions_unanswered` ON `lab_submissions` (`lab_id`) WHERE feedback_at IS NULL;--> statement-breakpoint
CREATE INDEX `mentorship_requests_by_mentor_status_area` ON `mentorship_requests` (`mentor_id`,`status`,`area`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_to_pay` ON `orders` (`buyer_id`,`payable_until`,`id`) WHERE state = 'pending_payment' AND claimed_at IS NULL;--> statement-breakpoint
CREATE INDEX `impact_confirmations_refused` ON `impact_confirmations` (`entry_id`,`answered_at`) WHERE state = 'refused';
--> statement-breakpoint
CREATE TRIGGER mentor_request_counts_insert AFTER INSERT ON mentorship_requests
WHEN new.mentor_id IS NOT NULL
BEGIN
	INSERT INTO mentor_request_counts (mentor_id, status, area, count) VALUES (new.mentor_id, new.status, new.area, 1)
		ON CONFLICT (mentor_id, status, area) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER mentor_request_counts_delete AFTER DELETE ON mentorship_requests
WHEN old.mentor_id IS NOT NULL
BEGIN
	UPDATE mentor_request_counts SET count = count - 1 WHERE mentor_id = old.mentor_id AND status = old.status AND area = old.area;
END;
--> statement-breakpoint
CREATE TRIGGER mentor_request_counts_update AFTER UPDATE OF mentor_id, status, area ON mentorship_requests
WHEN old.mentor_id IS NOT new.mentor_id OR old.status IS NOT new.status OR old.area IS NOT new.area OR (old.mentor_id IS NOT NULL) IS NOT (new.mentor_id IS NOT NULL)
BEGIN
	UPDATE mentor_request_counts SET count = count - 1 WHERE mentor_id = old.mentor_id AND status = old.status AND area = old.area AND (old.mentor_id IS NOT NULL);
	INSERT INTO mentor_request_counts (mentor_id, status, area, count) SELECT new.mentor_id, new.status, new.area, 1 WHERE new.mentor_id IS NOT NULL
		ON CONFLICT (mentor_id, status, area) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER mentorship_queue_counts_insert AFTER INSERT ON mentorship_requests
WHEN new.status = 'pending' AND (new.mentor_id IS NULL OR new.escalated_at IS NOT NULL)
BEGIN
	INSERT INTO mentorship_queue_counts (queue, count) VALUES (iif(new.mentor_id IS NULL, 'unassigned', 'unanswered'), 1)
		ON CONFLICT (queue) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER mentorship_queue_counts_delete AFTER DELETE ON mentorship_requests
WHEN old.status = 'pending' AND (old.mentor_id IS NULL OR old.escalated_at IS NOT NULL)
BEGIN
	UPDATE mentorship_queue_counts SET count = count - 1 WHERE queue = (iif(old.mentor_id IS NULL, 'unassigned', 'unanswered'));
END;
--> statement-breakpoint
CREATE TRIGGER mentorship_queue_counts_update AFTER UPDATE OF mentor_id, status, escalated_at ON mentorship_requests
WHEN (iif(old.mentor_id IS NULL, 'unassigned', 'unanswered')) IS NOT (iif(new.mentor_id IS NULL, 'unassigned', 'unanswered')) OR (old.status = 'pending' AND (old.mentor_id IS NULL OR old.escalated_at IS NOT NULL)) IS NOT (new.status = 'pending' AND (new.mentor_id IS NULL OR new.escalated_at IS NOT NULL))
BEGIN
	UPDATE mentorship_queue_counts SET count = count - 1 WHERE queue = (iif(old.mentor_id IS NULL, 'unassigned', 'unanswered')) AND (old.status = 'pending' AND (old.mentor_id IS NULL OR old.escalated_at IS NOT NULL));
	INSERT INTO mentorship_queue_counts (queue, count) SELECT iif(new.mentor_id IS NULL, 'unassigned', 'unanswered'), 1 WHERE new.status = 'pending' AND (new.mentor_id IS NULL OR new.escalated_at IS NOT NULL)
		ON CONFLICT (queue) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER order_claim_counts_insert AFTER INSERT ON orders
WHEN new.claimed_at IS NOT NULL
BEGIN
	INSERT INTO order_claim_counts (state, count) VALUES (new.state, 1)
		ON CONFLICT (state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER order_claim_counts_delete AFTER DELETE ON orders
WHEN old.claimed_at IS NOT NULL
BEGIN
	UPDATE order_claim_counts SET count = count - 1 WHERE state = old.state;
END;
--> statement-breakpoint
CREATE TRIGGER order_claim_counts_update AFTER UPDATE OF state, claimed_at ON orders
WHEN old.state IS NOT new.state OR (old.claimed_at IS NOT NULL) IS NOT (new.claimed_at IS NOT NULL)
BEGIN
	UPDATE order_claim_counts SET count = count - 1 WHERE state = old.state AND (old.claimed_at IS NOT NULL);
	INSERT INTO order_claim_counts (state, count) SELECT new.state, 1 WHERE new.claimed_at IS NOT NULL
		ON CONFLICT (state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
INSERT INTO mentor_request_counts (mentor_id, status, area, count)
	SELECT mentor_id, status, area, count(*) FROM mentorship_requests WHERE mentor_id IS NOT NULL GROUP BY mentor_id, status, area;
--> statement-breakpoint
INSERT INTO mentorship_queue_counts (queue, count)
	SELECT iif(mentor_id IS NULL, 'unassigned', 'unanswered'), count(*) FROM mentorship_requests
		WHERE status = 'pending' AND (mentor_id IS NULL OR escalated_at IS NOT NULL) GROUP BY 1;
--> statement-breakpoint
INSERT INTO order_claim_counts (state, count) SELECT state, count(*) FROM orders WHERE claimed_at IS NOT NULL GROUP BY state;
