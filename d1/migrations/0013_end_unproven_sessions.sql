-- Nobody is signed in before the address is proven: what was opened before that rule ends.
UPDATE `sessions` SET `revoked_at` = CAST(unixepoch('subsec') * 1000 AS INTEGER)
	WHERE `revoked_at` IS NULL AND `user_id` IN (SELECT `id` FROM `users` WHERE `email_verified_at` IS NULL);
--> statement-breakpoint
DELETE FROM `known_devices` WHERE `user_id` IN (SELECT `id` FROM `users` WHERE `email_verified_at` IS NULL);
