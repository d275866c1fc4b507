CREATE TABLE IF NOT EXISTS "registration_members" (
	"registration_id" integer NOT NULL,
	"participant_id" integer NOT NULL,
	"level" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "registration_members_registration_id_participant_id_pk" PRIMARY KEY("registration_id","participant_id")
);
--> statement-breakpoint
ALTER TABLE "registration_members" DROP CONSTRAINT IF EXISTS "registration_members_registration_id_registrations_id_fk";
--> statement-breakpoint
ALTER TABLE "registration_members" ADD CONSTRAINT "registration_members_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "registration_members" DROP CONSTRAINT IF EXISTS "registration_members_participant_id_participants_id_fk";
--> statement-breakpoint
ALTER TABLE "registration_members" ADD CONSTRAINT "registration_members_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "registration_members_participant" ON "registration_members" USING btree ("participant_id");
--> statement-breakpoint
-- Nobody knows any more who was in a team then: those who are in it now.
INSERT INTO "registration_members" ("registration_id", "participant_id", "level", "position")
	SELECT registrations.id, members.participant_id, members.level, members.position
	FROM "registrations" JOIN "team_members" members ON members.team_id = registrations.team_id
	WHERE EXISTS (SELECT FROM "runs" WHERE runs.registration_id = registrations.id)
		AND NOT EXISTS (
			SELECT FROM "registration_members" kept WHERE kept.registration_id = registrations.id
		);
--> statement-breakpoint
ALTER TABLE "journal" ADD COLUMN IF NOT EXISTS "club_id" integer;
--> statement-breakpoint
ALTER TABLE "journal" DROP CONSTRAINT IF EXISTS "journal_club_id_clubs_id_fk";
--> statement-breakpoint
ALTER TABLE "journal" ADD CONSTRAINT "journal_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "journal" DROP CONSTRAINT IF EXISTS "journal_actor";
--> statement-breakpoint
ALTER TABLE "journal" ADD CONSTRAINT "journal_actor" CHECK (num_nonnulls("journal"."organiser_id", "journal"."table_card_id", "journal"."club_id") = 1
        and num_nonnulls("journal"."table_card_id", "journal"."table_label", "journal"."person_name") in (0, 3));
--> statement-breakpoint
-- As in 0002_content_version.sql: who ran is public too.
DROP TRIGGER IF EXISTS content_version_rows ON "registration_members";
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER content_version_rows AFTER INSERT OR UPDATE OR DELETE ON "registration_members"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION change_content_version();
--> statement-breakpoint
DROP TRIGGER IF EXISTS content_version_truncate ON "registration_members";
--> statement-breakpoint
CREATE TRIGGER content_version_truncate AFTER TRUNCATE ON "registration_members"
	FOR EACH STATEMENT EXECUTE FUNCTION change_content_version();
