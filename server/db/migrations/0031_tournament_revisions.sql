ALTER TABLE "tournaments" ADD COLUMN IF NOT EXISTS "revision" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Calendar files were made without a number until now: what has changed since is newer than those.
UPDATE "tournaments" SET "revision" = "version"
	WHERE "revision" = 0 AND ("version" > 1 OR "status" IN ('postponed', 'cancelled'));
