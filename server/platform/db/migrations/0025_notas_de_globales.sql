CREATE TABLE "notas_por_hacer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notas_por_hacer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cvetda" integer NOT NULL,
	"operacion" bigint NOT NULL,
	"id_vale" bigint NOT NULL,
	"desde" timestamp (3) with time zone NOT NULL,
	"falla" text,
	"proximo" timestamp (3) with time zone,
	"intentos" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "notas_por_hacer_una" UNIQUE("cvetda","operacion","id_vale")
);
--> statement-breakpoint
DROP INDEX "facturas_nota_de_vale";--> statement-breakpoint
ALTER TABLE "tiendas" ADD COLUMN "globales_notas" text DEFAULT 'alMomento' NOT NULL;--> statement-breakpoint
ALTER TABLE "facturas" ADD COLUMN "al_publico" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "notas_por_hacer_proximas" ON "notas_por_hacer" USING btree ("proximo","id") WHERE "notas_por_hacer"."proximo" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "facturas_nota_de_vale" ON "facturas" USING btree ("id_vale","al_publico") WHERE "facturas"."estado" in (1, 2, 3);