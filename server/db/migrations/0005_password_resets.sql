CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"participant_id" integer,
	"club_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "password_resets_one_account" CHECK (num_nonnulls("password_resets"."participant_id", "password_resets"."club_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_resets_participant" ON "password_resets" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "password_resets_club" ON "password_resets" USING btree ("club_id");--> statement-breakpoint
CREATE INDEX "sessions_participant" ON "sessions" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "sessions_club" ON "sessions" USING btree ("club_id");