ALTER TABLE "facturas" ADD COLUMN "preguntas" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "facturas" ADD COLUMN "impedimento" text;--> statement-breakpoint
UPDATE "facturas" SET "preguntas" = jsonb_build_array(jsonb_build_object('id', 'anterior', 'desde', to_char("fecha" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))) WHERE "estado" = 1;
