CREATE TABLE "table_cards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "table_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tournament_id" integer NOT NULL,
	"kind" text NOT NULL,
	"category_id" integer,
	"label" text NOT NULL,
	"token_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "table_cards_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "table_cards_kind" CHECK ("table_cards"."kind" in ('scores', 'check_in')),
	CONSTRAINT "table_cards_category" CHECK (("table_cards"."kind" = 'scores') = ("table_cards"."category_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "journal" ALTER COLUMN "organiser_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "journal" ADD COLUMN "table_card_id" integer;--> statement-breakpoint
ALTER TABLE "journal" ADD COLUMN "table_label" text;--> statement-breakpoint
ALTER TABLE "journal" ADD COLUMN "person_name" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "table_card_id" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "person_name" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "table_cards" ADD CONSTRAINT "table_cards_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_cards" ADD CONSTRAINT "table_cards_created_by_organisers_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."organisers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_cards" ADD CONSTRAINT "table_cards_played_category" FOREIGN KEY ("tournament_id","category_id") REFERENCES "public"."tournament_categories"("tournament_id","category_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "table_cards_code" ON "table_cards" USING btree ("code_hash") WHERE "table_cards"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "table_cards_tournament" ON "table_cards" USING btree ("tournament_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_table_card_id_table_cards_id_fk" FOREIGN KEY ("table_card_id") REFERENCES "public"."table_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_table_card" ON "sessions" USING btree ("table_card_id");--> statement-breakpoint
ALTER TABLE "journal" ADD CONSTRAINT "journal_actor" CHECK (num_nonnulls("journal"."organiser_id", "journal"."table_card_id") = 1
        and num_nonnulls("journal"."table_card_id", "journal"."table_label", "journal"."person_name") in (0, 3));