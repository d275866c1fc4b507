-- One row, whose value changes with each transaction that changes what the public may read, also if
-- another program does. Not in the schema of the application, which only reads it.
CREATE TABLE "content_version" (
	"version" uuid NOT NULL
);
--> statement-breakpoint
INSERT INTO "content_version" VALUES (gen_random_uuid());
--> statement-breakpoint
-- Once in a transaction: the setting ends with it, or with the savepoint that is rolled back.
CREATE FUNCTION change_content_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('robolaga.content_changed', true) IS DISTINCT FROM 'true' THEN
		PERFORM set_config('robolaga.content_changed', 'true', true);
		UPDATE public.content_version SET version = gen_random_uuid();
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Deferred: a transaction takes the lock of the row last, so that two cannot wait for each other.
DO $$
DECLARE
	name text;
BEGIN
	FOREACH name IN ARRAY ARRAY[
		'banners', 'blogs', 'categories', 'clubs', 'gallery_items', 'participants', 'registrations',
		'scores', 'team_members', 'teams', 'tournament_categories', 'tournaments', 'videos'
	] LOOP
		EXECUTE format(
			'CREATE CONSTRAINT TRIGGER content_version_rows AFTER %s ON %I'
			' DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION change_content_version()',
			CASE name WHEN 'participants' THEN 'UPDATE OR DELETE' ELSE 'INSERT OR UPDATE OR DELETE' END,
			name
		);
		EXECUTE format(
			'CREATE TRIGGER content_version_truncate AFTER TRUNCATE ON %I'
			' FOR EACH STATEMENT EXECUTE FUNCTION change_content_version()',
			name
		);
	END LOOP;
END $$;
--> statement-breakpoint
-- Somebody who signs up is in no club, so nobody can see them yet.
CREATE CONSTRAINT TRIGGER content_version_insert AFTER INSERT ON "participants"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.club_id IS NOT NULL)
	EXECUTE FUNCTION change_content_version();
