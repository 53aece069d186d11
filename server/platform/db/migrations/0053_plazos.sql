CREATE TABLE "plazos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plazos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entidad" text NOT NULL,
	"estado" smallint NOT NULL,
	"horas" integer NOT NULL,
	"cuenta" text NOT NULL,
	"activo" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "plazos_horas" CHECK ("plazos"."horas" > 0),
	CONSTRAINT "plazos_cuenta" CHECK ("plazos"."cuenta" in ('abierta', 'reloj'))
);
--> statement-breakpoint
CREATE TABLE "plazos_edicion" (
	"uno" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"edicion" integer NOT NULL,
	CONSTRAINT "plazos_edicion_uno" CHECK ("plazos_edicion"."uno")
);
--> statement-breakpoint
CREATE TABLE "vencimientos" (
	"entidad" text NOT NULL,
	"id_entidad" bigint NOT NULL,
	"id_estado" smallint NOT NULL,
	"desde" timestamp (3) with time zone NOT NULL,
	"vence" timestamp (3) with time zone,
	"avisado" boolean NOT NULL,
	CONSTRAINT "vencimientos_entidad_id_entidad_pk" PRIMARY KEY("entidad","id_entidad")
);
--> statement-breakpoint
ALTER TABLE "recorridos" ADD COLUMN "id_estado" smallint;--> statement-breakpoint
ALTER TABLE "recorridos" ADD COLUMN "edicion" integer DEFAULT -1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "plazos_de_estado" ON "plazos" USING btree ("entidad","estado");--> statement-breakpoint
CREATE INDEX "vencimientos_por_vence" ON "vencimientos" USING btree ("entidad","vence","id_entidad","id_estado") WHERE "vencimientos"."vence" is not null;--> statement-breakpoint
CREATE INDEX "vencimientos_por_avisar" ON "vencimientos" USING btree ("vence") WHERE not "vencimientos"."avisado" and "vencimientos"."vence" is not null;--> statement-breakpoint
CREATE INDEX "recorridos_por_edicion" ON "recorridos" USING btree ("entidad","edicion") WHERE "recorridos"."leido" and not "recorridos"."terminado";--> statement-breakpoint
-- By hand from here: a change of anything by which the ends of limits are computed is counted, whoever writes it.
INSERT INTO "plazos_edicion" ("edicion") VALUES (0);--> statement-breakpoint
CREATE FUNCTION "plazos_cambiaron"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "plazos_edicion" SET "edicion" = "edicion" + 1;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "plazos_cambiaron" AFTER INSERT OR UPDATE OR DELETE ON "plazos" FOR EACH STATEMENT EXECUTE FUNCTION "plazos_cambiaron"();--> statement-breakpoint
CREATE TRIGGER "plazos_cambiaron" AFTER INSERT OR UPDATE OR DELETE ON "festivos" FOR EACH STATEMENT EXECUTE FUNCTION "plazos_cambiaron"();--> statement-breakpoint
CREATE TRIGGER "plazos_cambiaron" AFTER UPDATE ON "tiendas" FOR EACH ROW WHEN (OLD."horario" IS DISTINCT FROM NEW."horario" OR OLD."codigo_postal" IS DISTINCT FROM NEW."codigo_postal") EXECUTE FUNCTION "plazos_cambiaron"();--> statement-breakpoint
-- Their present stay has no number yet.
UPDATE "recorridos" SET "leido" = false WHERE NOT "terminado";
