CREATE TABLE "pasos_por_dia" (
	"entidad" text NOT NULL,
	"tienda" integer NOT NULL,
	"dia" date NOT NULL,
	"clase" text NOT NULL,
	"clave" text NOT NULL,
	"cubeta" smallint NOT NULL,
	"veces" integer NOT NULL,
	CONSTRAINT "pasos_por_dia_entidad_tienda_dia_clase_clave_cubeta_pk" PRIMARY KEY("entidad","tienda","dia","clase","clave","cubeta")
);
--> statement-breakpoint
CREATE TABLE "recorridos" (
	"entidad" text NOT NULL,
	"id_entidad" bigint NOT NULL,
	"leido" boolean DEFAULT false NOT NULL,
	"carta" text,
	"tienda" integer,
	"estado" text,
	"desde" timestamp (3) with time zone,
	"terminado" boolean DEFAULT false NOT NULL,
	"sin_flecha" integer DEFAULT 0 NOT NULL,
	"pasos" text,
	"sumado" text,
	CONSTRAINT "recorridos_entidad_id_entidad_pk" PRIMARY KEY("entidad","id_entidad")
);
--> statement-breakpoint
CREATE INDEX "recorridos_por_leer" ON "recorridos" USING btree ("entidad","id_entidad") WHERE not "recorridos"."leido";--> statement-breakpoint
CREATE INDEX "recorridos_abiertos" ON "recorridos" USING btree ("entidad","desde") WHERE not "recorridos"."terminado";--> statement-breakpoint
CREATE INDEX "recorridos_sin_flecha" ON "recorridos" USING btree ("entidad","id_entidad") WHERE "recorridos"."sin_flecha" > 0;--> statement-breakpoint
-- What follows is written by hand: a record whose history or state changes is read anew, whoever changed it.
CREATE FUNCTION "recorridos_por_leer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "recorridos" ("entidad", "id_entidad") VALUES (TG_ARGV[0], (to_jsonb(NEW) ->> TG_ARGV[1])::bigint)
	ON CONFLICT ("entidad", "id_entidad") DO UPDATE SET "leido" = false WHERE "recorridos"."leido";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "recorridos_por_leer" AFTER INSERT ON "caso_logs" FOR EACH ROW EXECUTE FUNCTION "recorridos_por_leer"('caso', 'id_caso');--> statement-breakpoint
CREATE TRIGGER "recorridos_por_leer" AFTER INSERT ON "vale_logs" FOR EACH ROW EXECUTE FUNCTION "recorridos_por_leer"('vale', 'id_vale');--> statement-breakpoint
CREATE TRIGGER "recorridos_por_leer" AFTER INSERT ON "factura_logs" FOR EACH ROW EXECUTE FUNCTION "recorridos_por_leer"('factura', 'id_factura');--> statement-breakpoint
CREATE TRIGGER "recorridos_por_leer" AFTER UPDATE ON "casos" FOR EACH ROW WHEN (OLD."id_estado" <> NEW."id_estado") EXECUTE FUNCTION "recorridos_por_leer"('caso', 'id');--> statement-breakpoint
CREATE TRIGGER "recorridos_por_leer" AFTER UPDATE ON "vales" FOR EACH ROW WHEN (OLD."estado" <> NEW."estado") EXECUTE FUNCTION "recorridos_por_leer"('vale', 'id');--> statement-breakpoint
CREATE TRIGGER "recorridos_por_leer" AFTER UPDATE ON "facturas" FOR EACH ROW WHEN (OLD."estado" <> NEW."estado") EXECUTE FUNCTION "recorridos_por_leer"('factura', 'id');--> statement-breakpoint
INSERT INTO "recorridos" ("entidad", "id_entidad")
SELECT 'caso', "id" FROM "casos" UNION ALL SELECT 'vale', "id" FROM "vales" UNION ALL SELECT 'factura', "id" FROM "facturas";
