CREATE TABLE IF NOT EXISTS "certificate_confirmations" (
	"tournament_id" integer NOT NULL,
	"club_id" integer NOT NULL,
	"coaches" jsonb NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "certificate_confirmations_tournament_id_club_id_pk" PRIMARY KEY("tournament_id","club_id")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "certificate_designs" (
	"tournament_id" integer PRIMARY KEY NOT NULL,
	"template" text NOT NULL,
	"place_and_date" text NOT NULL,
	"signer_name" text NOT NULL,
	"signer_title" text NOT NULL,
	"number_pattern" text NOT NULL,
	"logo" text,
	"signature" text,
	"background" text,
	"fields" jsonb,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "certificate_keys" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"secret" text NOT NULL,
	CONSTRAINT "certificate_keys_one" CHECK ("certificate_keys"."is_only")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "certificate_names" (
	"tournament_id" integer NOT NULL,
	"participant_id" integer NOT NULL,
	"printed_name" text NOT NULL,
	CONSTRAINT "certificate_names_tournament_id_participant_id_pk" PRIMARY KEY("tournament_id","participant_id")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "certificates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"tournament_id" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"category_id" integer,
	"category_name" text,
	"registration_id" integer,
	"team_name" text,
	"participant_id" integer,
	"club_id" integer,
	"school_name" text,
	"place" integer,
	"title" text NOT NULL,
	"printed_name" text,
	"name_hash" text NOT NULL,
	"serial" integer NOT NULL,
	"number" text,
	"issued_at" timestamp with time zone NOT NULL,
	"official_version" integer,
	"state" text DEFAULT 'valid' NOT NULL,
	"reason" text,
	"ended_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "certificates_code_unique" UNIQUE("code"),
	CONSTRAINT "certificates_kind" CHECK ("certificates"."kind" in ('participant', 'place', 'award', 'coach', 'helper')),
	CONSTRAINT "certificates_state" CHECK ("certificates"."state" in ('valid', 'replaced', 'withdrawn')),
	CONSTRAINT "certificates_place" CHECK (("certificates"."kind" = 'place') = ("certificates"."place" is not null)
        and ("certificates"."place" is null) = ("certificates"."official_version" is null)
        and ("certificates"."place" is null or "certificates"."place" between 1 and 3)),
	CONSTRAINT "certificates_ended" CHECK (("certificates"."state" = 'valid') = ("certificates"."ended_at" is null)
        and ("certificates"."ended_at" is null) = ("certificates"."reason" is null))
);
--> statement-breakpoint
ALTER TABLE "journal" DROP CONSTRAINT IF EXISTS "journal_actor";
--> statement-breakpoint
ALTER TABLE "certificate_confirmations" DROP CONSTRAINT IF EXISTS "certificate_confirmations_tournament_id_tournaments_id_fk";
--> statement-breakpoint
ALTER TABLE "certificate_confirmations" ADD CONSTRAINT "certificate_confirmations_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "tournaments"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "certificate_confirmations" DROP CONSTRAINT IF EXISTS "certificate_confirmations_club_id_clubs_id_fk";
--> statement-breakpoint
ALTER TABLE "certificate_confirmations" ADD CONSTRAINT "certificate_confirmations_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "clubs"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "certificate_designs" DROP CONSTRAINT IF EXISTS "certificate_designs_tournament_id_tournaments_id_fk";
--> statement-breakpoint
ALTER TABLE "certificate_designs" ADD CONSTRAINT "certificate_designs_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "tournaments"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "certificate_names" DROP CONSTRAINT IF EXISTS "certificate_names_tournament_id_tournaments_id_fk";
--> statement-breakpoint
ALTER TABLE "certificate_names" ADD CONSTRAINT "certificate_names_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "tournaments"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "certificate_names" DROP CONSTRAINT IF EXISTS "certificate_names_participant_id_participants_id_fk";
--> statement-breakpoint
ALTER TABLE "certificate_names" ADD CONSTRAINT "certificate_names_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "participants"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "certificates" DROP CONSTRAINT IF EXISTS "certificates_tournament_id_tournaments_id_fk";
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "tournaments"("id");
--> statement-breakpoint
ALTER TABLE "certificates" DROP CONSTRAINT IF EXISTS "certificates_category_id_categories_id_fk";
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE set null;
--> statement-breakpoint
ALTER TABLE "certificates" DROP CONSTRAINT IF EXISTS "certificates_registration_id_registrations_id_fk";
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "registrations"("id") ON DELETE set null;
--> statement-breakpoint
ALTER TABLE "certificates" DROP CONSTRAINT IF EXISTS "certificates_participant_id_participants_id_fk";
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "participants"("id") ON DELETE set null;
--> statement-breakpoint
ALTER TABLE "certificates" DROP CONSTRAINT IF EXISTS "certificates_club_id_clubs_id_fk";
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "clubs"("id") ON DELETE set null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "certificate_confirmations_club" ON "certificate_confirmations" USING btree ("club_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "certificate_names_participant" ON "certificate_names" USING btree ("participant_id");
--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "certificates_once" ON "certificates" USING btree ("tournament_id","subject") WHERE "certificates"."state" <> 'replaced';
--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "certificates_serial" ON "certificates" USING btree ("tournament_id","serial");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "certificates_participant" ON "certificates" USING btree ("participant_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "certificates_club" ON "certificates" USING btree ("club_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "certificates_registration" ON "certificates" USING btree ("registration_id");
--> statement-breakpoint
ALTER TABLE "journal" ADD CONSTRAINT "journal_actor" CHECK (num_nonnulls("journal"."organiser_id", "journal"."table_card_id", "journal"."club_id")
          = case when "journal"."operation" = 'checkCertificateName' then 0 else 1 end
        and num_nonnulls("journal"."table_card_id", "journal"."table_label", "journal"."person_name") in (0, 3));
--> statement-breakpoint
-- As in 0002_content_version.sql and 0034_schema_version.sql: what a code says is public.
DROP TRIGGER IF EXISTS content_version_rows ON "certificates";
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER content_version_rows AFTER INSERT OR UPDATE OR DELETE ON "certificates"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION change_content_version();
--> statement-breakpoint
DROP TRIGGER IF EXISTS content_version_truncate ON "certificates";
--> statement-breakpoint
CREATE TRIGGER content_version_truncate AFTER TRUNCATE ON "certificates"
	FOR EACH STATEMENT EXECUTE FUNCTION change_content_version();
--> statement-breakpoint
DO $$
DECLARE
	name text;
BEGIN
	FOREACH name IN ARRAY ARRAY[
		'certificate_keys', 'certificate_designs', 'certificate_confirmations', 'certificate_names', 'certificates'
	] LOOP
		EXECUTE format('DROP TRIGGER IF EXISTS schema_version ON %I', name);
		EXECUTE format(
			'CREATE TRIGGER schema_version BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I'
			' FOR EACH STATEMENT EXECUTE FUNCTION require_schema_version()',
			name
		);
	END LOOP;
END $$;
