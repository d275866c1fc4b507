CREATE TABLE IF NOT EXISTS "awards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "awards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tournament_id" integer NOT NULL,
	"category_id" integer,
	"name" text NOT NULL,
	"registration_id" integer,
	"recipient" text DEFAULT '' NOT NULL,
	CONSTRAINT "awards_name" CHECK ("awards"."name" <> '')
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "ceremonies" (
	"tournament_id" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"items" jsonb,
	"revealed" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "ceremonies_started" CHECK ("ceremonies"."started_at" is not null
        or ("ceremonies"."finished_at" is null and "ceremonies"."revealed" = '[]'::jsonb))
);
--> statement-breakpoint
ALTER TABLE "awards" DROP CONSTRAINT IF EXISTS "awards_tournament_id_tournaments_id_fk";
--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "tournaments"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "awards" DROP CONSTRAINT IF EXISTS "awards_category_id_categories_id_fk";
--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE set null;
--> statement-breakpoint
ALTER TABLE "awards" DROP CONSTRAINT IF EXISTS "awards_registration_id_registrations_id_fk";
--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "registrations"("id") ON DELETE set null;
--> statement-breakpoint
ALTER TABLE "ceremonies" DROP CONSTRAINT IF EXISTS "ceremonies_tournament_id_tournaments_id_fk";
--> statement-breakpoint
ALTER TABLE "ceremonies" ADD CONSTRAINT "ceremonies_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "tournaments"("id") ON DELETE cascade;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "awards_tournament" ON "awards" USING btree ("tournament_id");
--> statement-breakpoint
-- As in 0002_content_version.sql and 0034_schema_version.sql: what the ceremony has revealed is public.
DO $$
DECLARE
	name text;
BEGIN
	FOREACH name IN ARRAY ARRAY['awards', 'ceremonies'] LOOP
		EXECUTE format('DROP TRIGGER IF EXISTS content_version_rows ON %I', name);
		EXECUTE format('DROP TRIGGER IF EXISTS content_version_truncate ON %I', name);
		EXECUTE format('DROP TRIGGER IF EXISTS schema_version ON %I', name);
		EXECUTE format(
			'CREATE CONSTRAINT TRIGGER content_version_rows AFTER INSERT OR UPDATE OR DELETE ON %I'
			' DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION change_content_version()',
			name
		);
		EXECUTE format(
			'CREATE TRIGGER content_version_truncate AFTER TRUNCATE ON %I'
			' FOR EACH STATEMENT EXECUTE FUNCTION change_content_version()',
			name
		);
		EXECUTE format(
			'CREATE TRIGGER schema_version BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I'
			' FOR EACH STATEMENT EXECUTE FUNCTION require_schema_version()',
			name
		);
	END LOOP;
END $$;
