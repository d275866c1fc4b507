ALTER TABLE "rounds" ADD COLUMN IF NOT EXISTS "incomplete_mean" text;
--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN IF NOT EXISTS "ties" text DEFAULT 'next_runs' NOT NULL;
--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN IF NOT EXISTS "without_result" text DEFAULT 'unranked' NOT NULL;
--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN IF NOT EXISTS "carry_over" text DEFAULT 'none' NOT NULL;
--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN IF NOT EXISTS "club_limit" integer;
--> statement-breakpoint
-- Rounds keep the rule that they had: only the best run of a team was compared with its next ones, and
-- results were added or not. A mean of which a run is missing is none from now on.
DO $$
BEGIN
	IF EXISTS (
		SELECT FROM information_schema.columns
		WHERE table_schema = 'public' AND table_name = 'rounds' AND column_name = 'carries_over'
	) THEN
		-- A table with triggers that wait for the end of the transaction cannot be altered.
		SET CONSTRAINTS ALL IMMEDIATE;
		UPDATE "rounds" SET
			"ties" = CASE WHEN "counting" = 'best' THEN 'next_runs' ELSE 'shared' END,
			"carry_over" = CASE WHEN "carries_over" AND "position" > 1 THEN 'sum' ELSE 'none' END,
			"incomplete_mean" = CASE WHEN "counting" = 'mean' THEN 'below' END;
		SET CONSTRAINTS ALL DEFERRED;
		ALTER TABLE "rounds" DROP COLUMN "carries_over";
	END IF;
END $$;
--> statement-breakpoint
ALTER TABLE "rounds"
	DROP CONSTRAINT IF EXISTS "rounds_run_count",
	DROP CONSTRAINT IF EXISTS "rounds_incomplete_mean",
	DROP CONSTRAINT IF EXISTS "rounds_incomplete_mean_value",
	DROP CONSTRAINT IF EXISTS "rounds_ties",
	DROP CONSTRAINT IF EXISTS "rounds_without_result",
	DROP CONSTRAINT IF EXISTS "rounds_carry_over",
	DROP CONSTRAINT IF EXISTS "rounds_club_limit",
	DROP CONSTRAINT IF EXISTS "rounds_first",
	ADD CONSTRAINT "rounds_run_count" CHECK ("rounds"."run_count" between 1 and 10),
	ADD CONSTRAINT "rounds_incomplete_mean" CHECK (("rounds"."counting" = 'mean') = ("rounds"."incomplete_mean" is not null)
        and ("rounds"."incomplete_mean" = 'below' or "rounds"."ranking" <> 'time')),
	ADD CONSTRAINT "rounds_incomplete_mean_value" CHECK ("rounds"."incomplete_mean" in ('below', 'zero')),
	ADD CONSTRAINT "rounds_ties" CHECK ("rounds"."ties" in ('next_runs', 'best_run', 'shared')),
	ADD CONSTRAINT "rounds_without_result" CHECK ("rounds"."without_result" in ('unranked', 'last')),
	ADD CONSTRAINT "rounds_carry_over" CHECK ("rounds"."carry_over" in ('none', 'sum', 'best')),
	ADD CONSTRAINT "rounds_club_limit" CHECK ("rounds"."club_limit" between 1 and 100),
	ADD CONSTRAINT "rounds_first" CHECK ("rounds"."position" > 1 or ("rounds"."carry_over" = 'none' and "rounds"."club_limit" is null));
--> statement-breakpoint
ALTER TABLE "runs"
	DROP CONSTRAINT IF EXISTS "runs_number",
	ADD CONSTRAINT "runs_number" CHECK ("runs"."number" between 1 and 10);
