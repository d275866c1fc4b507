ALTER TABLE "registrations" DROP CONSTRAINT IF EXISTS "registrations_team_id_category_id_teams_id_category_id_fk";--> statement-breakpoint
ALTER TABLE "registrations" DROP CONSTRAINT IF EXISTS "registrations_team_id_teams_id_fk";--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- No team was registered twice: it had one category, which did not change while it was registered.
ALTER TABLE "registrations" DROP CONSTRAINT IF EXISTS "registrations_once";--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_once" UNIQUE("tournament_id","team_id");
