CREATE TABLE IF NOT EXISTS "withdrawn_numbers" (
	"tournament_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"start_number" integer NOT NULL,
	CONSTRAINT "withdrawn_numbers_tournament_id_team_id_pk" PRIMARY KEY("tournament_id","team_id")
);
--> statement-breakpoint
ALTER TABLE "withdrawn_numbers" DROP CONSTRAINT IF EXISTS "withdrawn_numbers_tournament_id_tournaments_id_fk";
--> statement-breakpoint
ALTER TABLE "withdrawn_numbers" ADD CONSTRAINT "withdrawn_numbers_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN IF NOT EXISTS "start_number" integer;
--> statement-breakpoint
-- In the order in which the teams of each tournament were registered.
UPDATE "registrations" SET "start_number" = numbered.number
	FROM (
		SELECT id, row_number() OVER (PARTITION BY tournament_id ORDER BY id) AS number FROM "registrations"
	) numbered
	WHERE registrations.id = numbered.id AND registrations.start_number IS NULL;
--> statement-breakpoint
-- The triggers of the content version wait for the end of the transaction, and no table with waiting ones can be altered.
SET CONSTRAINTS ALL IMMEDIATE;
--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;
--> statement-breakpoint
ALTER TABLE "registrations" ALTER COLUMN "start_number" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "registrations" DROP CONSTRAINT IF EXISTS "registrations_start_number";
--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_start_number" UNIQUE("tournament_id","start_number");
