ALTER TABLE "second_steps" RENAME TO "two_factor_logins";--> statement-breakpoint
ALTER TABLE "two_factor_logins" RENAME CONSTRAINT "second_steps_pkey" TO "two_factor_logins_pkey";--> statement-breakpoint
ALTER TABLE "two_factor_logins" RENAME CONSTRAINT "second_steps_handle_unique" TO "two_factor_logins_handle_unique";--> statement-breakpoint
ALTER TABLE "two_factor_logins" RENAME CONSTRAINT "second_steps_user_id_users_id_fk" TO "two_factor_logins_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "accounts" RENAME COLUMN "second_step_from" TO "two_factor_from";
