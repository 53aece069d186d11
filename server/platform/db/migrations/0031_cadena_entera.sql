CREATE TABLE "festivos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "festivos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"fecha" date NOT NULL,
	"nombre" text NOT NULL,
	"tiendas" integer[],
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "festivos_tiendas" CHECK (cardinality("festivos"."tiendas") > 0)
);
--> statement-breakpoint
ALTER TABLE "tiendas" ADD COLUMN "horario" jsonb;--> statement-breakpoint
ALTER TABLE "entrada_tiendas" ADD COLUMN "pausa_abierta" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "festivos_fecha" ON "festivos" USING btree ("fecha","nombre");--> statement-breakpoint
ALTER TABLE "tiendas" ADD CONSTRAINT "tiendas_horario" CHECK ("tiendas"."horario" is null or "tiendas"."codigo_postal" is not null);