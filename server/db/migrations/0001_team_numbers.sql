ALTER TABLE "clubs" ADD COLUMN "deleted_team_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "attempts_window_end" ON "attempts" USING btree ("window_ends_at");