CREATE TABLE `order_sums` (
	`unit` text NOT NULL,
	`period` text NOT NULL,
	`paid_count` integer DEFAULT 0 NOT NULL,
	`paid_amount` integer DEFAULT 0 NOT NULL,
	`refunded_count` integer DEFAULT 0 NOT NULL,
	`refunded_amount` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`unit`, `period`)
);
--> statement-breakpoint
DROP INDEX `orders_by_payment_reference`;--> statement-breakpoint
DROP INDEX `orders_by_refund_reference`;--> statement-breakpoint
ALTER TABLE `orders` ADD `late_since` integer;--> statement-breakpoint
CREATE INDEX `orders_by_claimed_reference` ON `orders` (`claimed_reference`) WHERE claimed_reference IS NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_by_payment_reference` ON `orders` (`payment_reference`) WHERE payment_reference IS NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_by_refund_reference` ON `orders` (`refund_reference`) WHERE refund_reference IS NOT NULL;
--> statement-breakpoint
-- Days and months in India: 19,800 seconds before UTC. What was taken in stays summed when its order is deleted after eight years.
INSERT INTO order_sums (unit, period, paid_count, paid_amount, refunded_count, refunded_amount)
	SELECT unit, strftime(iif(unit = 'day', '%Y-%m-%d', '%Y-%m'), at / 1000 + 19800, 'unixepoch') AS its_period,
		sum(paid), sum(paid * amount), sum(1 - paid), sum((1 - paid) * amount)
	FROM (SELECT 'day' AS unit UNION ALL SELECT 'month'),
		(SELECT paid_at AS at, amount, 1 AS paid FROM orders WHERE paid_at IS NOT NULL
			UNION ALL SELECT refunded_at, amount, 0 FROM orders WHERE refunded_at IS NOT NULL)
	GROUP BY unit, its_period;
--> statement-breakpoint
CREATE TRIGGER orders_insert_sums AFTER INSERT ON orders WHEN new.paid_at IS NOT NULL
BEGIN
	INSERT INTO order_sums (unit, period, paid_count, paid_amount)
		SELECT column1, column2, 1, new.amount FROM (VALUES ('day', strftime('%Y-%m-%d', new.paid_at / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', new.paid_at / 1000 + 19800, 'unixepoch'))) WHERE new.paid_at IS NOT NULL
		ON CONFLICT (unit, period) DO UPDATE SET paid_count = paid_count + 1, paid_amount = paid_amount + excluded.paid_amount;
	INSERT INTO order_sums (unit, period, refunded_count, refunded_amount)
		SELECT column1, column2, 1, new.amount FROM (VALUES ('day', strftime('%Y-%m-%d', new.refunded_at / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', new.refunded_at / 1000 + 19800, 'unixepoch'))) WHERE new.refunded_at IS NOT NULL
		ON CONFLICT (unit, period) DO UPDATE SET refunded_count = refunded_count + 1, refunded_amount = refunded_amount + excluded.refunded_amount;
END;
--> statement-breakpoint
CREATE TRIGGER orders_sum_payments AFTER UPDATE OF paid_at ON orders WHEN old.paid_at IS NOT new.paid_at
BEGIN
	UPDATE order_sums SET paid_count = paid_count - 1, paid_amount = paid_amount - old.amount
		WHERE old.paid_at IS NOT NULL AND (unit, period) IN (VALUES ('day', strftime('%Y-%m-%d', old.paid_at / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', old.paid_at / 1000 + 19800, 'unixepoch')));
	INSERT INTO order_sums (unit, period, paid_count, paid_amount)
		SELECT column1, column2, 1, new.amount FROM (VALUES ('day', strftime('%Y-%m-%d', new.paid_at / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', new.paid_at / 1000 + 19800, 'unixepoch'))) WHERE new.paid_at IS NOT NULL
		ON CONFLICT (unit, period) DO UPDATE SET paid_count = paid_count + 1, paid_amount = paid_amount + excluded.paid_amount;
END;
--> statement-breakpoint
CREATE TRIGGER orders_sum_refunds AFTER UPDATE OF refunded_at ON orders WHEN old.refunded_at IS NOT new.refunded_at
BEGIN
	UPDATE order_sums SET refunded_count = refunded_count - 1, refunded_amount = refunded_amount - old.amount
		WHERE old.refunded_at IS NOT NULL AND (unit, period) IN (VALUES ('day', strftime('%Y-%m-%d', old.refunded_at / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', old.refunded_at / 1000 + 19800, 'unixepoch')));
	INSERT INTO order_sums (unit, period, refunded_count, refunded_amount)
		SELECT column1, column2, 1, new.amount FROM (VALUES ('day', strftime('%Y-%m-%d', new.refunded_at / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', new.refunded_at / 1000 + 19800, 'unixepoch'))) WHERE new.refunded_at IS NOT NULL
		ON CONFLICT (unit, period) DO UPDATE SET refunded_count = refunded_count + 1, refunded_amount = refunded_amount + excluded.refunded_amount;
END;
