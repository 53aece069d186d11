CREATE TABLE "periodos_globales" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "periodos_globales_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cvetda" integer NOT NULL,
	"desde" date NOT NULL,
	"hasta" date NOT NULL,
	"inicio" timestamp (3) with time zone NOT NULL,
	"fin" timestamp (3) with time zone NOT NULL,
	"periodicidad" text NOT NULL,
	"estado" text DEFAULT 'pendiente' NOT NULL,
	"numiden" bigint NOT NULL,
	"abierto" timestamp (3) with time zone NOT NULL,
	"falla" text,
	"proximo" timestamp (3) with time zone,
	"intentos" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "periodos_globales_de_tienda" UNIQUE("cvetda","desde"),
	CONSTRAINT "periodos_globales_dias" CHECK ("periodos_globales"."desde" <= "periodos_globales"."hasta" and "periodos_globales"."inicio" < "periodos_globales"."fin")
);
--> statement-breakpoint
ALTER TABLE "tiendas" ADD COLUMN "globales" text;--> statement-breakpoint
ALTER TABLE "tiendas" ADD COLUMN "globales_desde" date;--> statement-breakpoint
ALTER TABLE "tiendas" ADD COLUMN "globales_numiden" bigint;--> statement-breakpoint
ALTER TABLE "facturas" ADD COLUMN "id_periodo" bigint;--> statement-breakpoint
ALTER TABLE "periodos_globales" ADD CONSTRAINT "periodos_globales_cvetda_tiendas_cvetda_fk" FOREIGN KEY ("cvetda") REFERENCES "public"."tiendas"("cvetda") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "periodos_globales_por_hacer" ON "periodos_globales" USING btree ("proximo","id") WHERE "periodos_globales"."estado" = 'pendiente';--> statement-breakpoint
ALTER TABLE "facturas" ADD CONSTRAINT "facturas_id_periodo_periodos_globales_id_fk" FOREIGN KEY ("id_periodo") REFERENCES "public"."periodos_globales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "facturas_por_periodo" ON "facturas" USING btree ("id_periodo") WHERE "facturas"."id_periodo" is not null;--> statement-breakpoint
ALTER TABLE "tiendas" ADD CONSTRAINT "tiendas_globales" CHECK (("tiendas"."globales" is null) = ("tiendas"."globales_desde" is null) and ("tiendas"."globales" is null) = ("tiendas"."globales_numiden" is null));