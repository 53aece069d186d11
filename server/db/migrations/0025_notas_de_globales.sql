CREATE TABLE "notas_por_hacer" (
	"id_vale" bigint PRIMARY KEY NOT NULL,
	"desde" timestamp (3) with time zone NOT NULL,
	"falla" text,
	"proximo" timestamp (3) with time zone,
	"intentos" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
DROP INDEX "facturas_nota_de_vale";--> statement-breakpoint
ALTER TABLE "tiendas" ADD COLUMN "globales_notas" text DEFAULT 'alMomento' NOT NULL;--> statement-breakpoint
ALTER TABLE "facturas" ADD COLUMN "al_publico" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "notas_por_hacer_proximas" ON "notas_por_hacer" USING btree ("proximo","id_vale") WHERE "notas_por_hacer"."proximo" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "facturas_nota_de_vale" ON "facturas" USING btree ("id_vale","al_publico") WHERE "facturas"."estado" in (1, 2, 3);