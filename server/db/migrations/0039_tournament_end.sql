ALTER TABLE "tournaments" ADD COLUMN IF NOT EXISTS "end_date" date;
--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN IF NOT EXISTS "end_time" text;
--> statement-breakpoint
ALTER TABLE "tournaments" DROP CONSTRAINT IF EXISTS "tournaments_end_date";
--> statement-breakpoint
ALTER TABLE "tournaments" ADD CONSTRAINT "tournaments_end_date" CHECK ("tournaments"."end_date" - "tournaments"."date" between 1 and 30);
--> statement-breakpoint
ALTER TABLE "tournament_changes" DROP CONSTRAINT IF EXISTS "tournament_changes_kind";
--> statement-breakpoint
ALTER TABLE "tournament_changes" ADD CONSTRAINT "tournament_changes_kind" CHECK ("tournament_changes"."kind" in ('date', 'start_time', 'end_time', 'venue', 'registration_closes_at', 'status', 'team'));
--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN IF NOT EXISTS "map_url" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN IF NOT EXISTS "cost" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN IF NOT EXISTS "contact" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN IF NOT EXISTS "programme" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN IF NOT EXISTS "documents" jsonb DEFAULT '[]'::jsonb NOT NULL;
