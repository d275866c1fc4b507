DO $$
BEGIN
	IF NOT EXISTS (
		SELECT FROM information_schema.columns
		WHERE table_schema = 'public' AND table_name = 'clubs' AND column_name = 'reviewed_at'
	) THEN
		ALTER TABLE "clubs" ADD COLUMN "reviewed_at" timestamp with time zone;
		-- Nobody could be asked before: clubs that have registered a team are what organisers have worked with.
		UPDATE "clubs" SET "reviewed_at" = now()
			WHERE "id" IN (
				SELECT "teams"."club_id" FROM "registrations" JOIN "teams" ON "teams"."id" = "registrations"."team_id"
			);
		-- The triggers of the content version wait for the end of the transaction, and no table with waiting ones can be altered.
		SET CONSTRAINTS ALL IMMEDIATE;
		SET CONSTRAINTS ALL DEFERRED;
	END IF;
END $$;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "clubs_not_reviewed" ON "clubs" USING btree ("created_at","id") WHERE "clubs"."reviewed_at" is null;
