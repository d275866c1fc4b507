ALTER TABLE "runs" ADD COLUMN IF NOT EXISTS "correction_reason" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN IF NOT EXISTS "corrected_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "runs_corrected" ON "runs" USING btree ("round_id") WHERE "runs"."correction_reason" is not null;--> statement-breakpoint
ALTER TABLE "runs" DROP CONSTRAINT IF EXISTS "runs_correction";--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_correction" CHECK (("runs"."correction_reason" is null) = ("runs"."corrected_at" is null));
