CREATE TABLE "approval_substitutes" (
	"account_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"substitute_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	CONSTRAINT "approval_substitutes_account_id_user_id_pk" PRIMARY KEY("account_id","user_id"),
	CONSTRAINT "approval_substitutes_days_check" CHECK ("approval_substitutes"."from_day" <= "approval_substitutes"."to_day"),
	CONSTRAINT "approval_substitutes_other_check" CHECK ("approval_substitutes"."user_id" <> "approval_substitutes"."substitute_id")
);
--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "on_behalf_of" integer;--> statement-breakpoint
ALTER TABLE "approval_substitutes" ADD CONSTRAINT "approval_substitutes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_substitutes" ADD CONSTRAINT "approval_substitutes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_substitutes" ADD CONSTRAINT "approval_substitutes_substitute_id_users_id_fk" FOREIGN KEY ("substitute_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_substitutes_substitute_idx" ON "approval_substitutes" USING btree ("substitute_id");--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_on_behalf_of_users_id_fk" FOREIGN KEY ("on_behalf_of") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;