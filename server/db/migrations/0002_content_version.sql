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
CREATE CONSTRAINT TRIGGER content_version_rows AFTER INSERT OR UPDATE OR DELETE ON "banners" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION change_content_version();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER content_version_rows AFTER INSERT OR UPDATE OR DELETE ON "blogs" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION change_content_version();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER content_version_rows AFTER INSERT OR UPDATE OR DELETE ON "categories" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION change_content_version();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER content_version_rows AFTER INSERT OR UPDATE OR DELETE ON "clubs" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION change_content_version();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER content_version_rows AFTER INSERT OR UPDATE OR DELETE ON "gallery_items" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION change_content_version();--> statement-breakpoint
-- Somebody who signs up is in no club, so nobody can see them yet.
CREATE CONSTRAINT TRIGGER content_version_insert AFTER INSERT ON "participants" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.club_id IS NOT NULL) EXECUTE FUNCTION change_content_version();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER content_version_rows AFTER UPDATE OR DELETE ON "participants" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION change_content_version();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER content_version_rows AFTER INSERT OR UPDATE OR DELETE ON "registrations" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION change_content_version();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER content_version_rows AFTER INSERT OR UPDATE OR DELETE ON "scores" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION change_content_version();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER content_version_rows AFTER INSERT OR UPDATE OR DELETE ON "team_members" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION change_content_version();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER content_version_rows AFTER INSERT OR UPDATE OR DELETE ON "teams" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION change_content_version();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER content_version_rows AFTER INSERT OR UPDATE OR DELETE ON "tournament_categories" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION change_content_version();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER content_version_rows AFTER INSERT OR UPDATE OR DELETE ON "tournaments" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION change_content_version();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER content_version_rows AFTER INSERT OR UPDATE OR DELETE ON "videos" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION change_content_version();--> statement-breakpoint
CREATE TRIGGER content_version_truncate AFTER TRUNCATE ON "banners" FOR EACH STATEMENT EXECUTE FUNCTION change_content_version();--> statement-breakpoint
CREATE TRIGGER content_version_truncate AFTER TRUNCATE ON "blogs" FOR EACH STATEMENT EXECUTE FUNCTION change_content_version();--> statement-breakpoint
CREATE TRIGGER content_version_truncate AFTER TRUNCATE ON "categories" FOR EACH STATEMENT EXECUTE FUNCTION change_content_version();--> statement-breakpoint
CREATE TRIGGER content_version_truncate AFTER TRUNCATE ON "clubs" FOR EACH STATEMENT EXECUTE FUNCTION change_content_version();--> statement-breakpoint
CREATE TRIGGER content_version_truncate AFTER TRUNCATE ON "gallery_items" FOR EACH STATEMENT EXECUTE FUNCTION change_content_version();--> statement-breakpoint
CREATE TRIGGER content_version_truncate AFTER TRUNCATE ON "participants" FOR EACH STATEMENT EXECUTE FUNCTION change_content_version();--> statement-breakpoint
CREATE TRIGGER content_version_truncate AFTER TRUNCATE ON "registrations" FOR EACH STATEMENT EXECUTE FUNCTION change_content_version();--> statement-breakpoint
CREATE TRIGGER content_version_truncate AFTER TRUNCATE ON "scores" FOR EACH STATEMENT EXECUTE FUNCTION change_content_version();--> statement-breakpoint
CREATE TRIGGER content_version_truncate AFTER TRUNCATE ON "team_members" FOR EACH STATEMENT EXECUTE FUNCTION change_content_version();--> statement-breakpoint
CREATE TRIGGER content_version_truncate AFTER TRUNCATE ON "teams" FOR EACH STATEMENT EXECUTE FUNCTION change_content_version();--> statement-breakpoint
CREATE TRIGGER content_version_truncate AFTER TRUNCATE ON "tournament_categories" FOR EACH STATEMENT EXECUTE FUNCTION change_content_version();--> statement-breakpoint
CREATE TRIGGER content_version_truncate AFTER TRUNCATE ON "tournaments" FOR EACH STATEMENT EXECUTE FUNCTION change_content_version();--> statement-breakpoint
CREATE TRIGGER content_version_truncate AFTER TRUNCATE ON "videos" FOR EACH STATEMENT EXECUTE FUNCTION change_content_version();
