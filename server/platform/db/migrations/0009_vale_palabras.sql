CREATE TABLE "vale_palabras" (
	"fecha_creacion" timestamp (3) with time zone NOT NULL,
	"fecha_vigencia" timestamp (3) with time zone NOT NULL,
	"id_vale" bigint NOT NULL,
	"numiden_crea" bigint,
	"cvetda_crea" integer NOT NULL,
	"estado" smallint NOT NULL,
	"tipo" smallint NOT NULL,
	"palabra" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
INSERT INTO "vale_palabras" ("palabra", "fecha_creacion", "id_vale", "cvetda_crea", "estado", "tipo", "fecha_vigencia", "numiden_crea")
SELECT w."palabra", n."fecha_creacion", n."id", n."cvetda_crea", n."estado", n."tipo", n."fecha_vigencia", n."numiden_crea"
FROM "vales" n JOIN "clientes" k ON k."numiden" = n."numiden_cliente", "palabras_de"(k."lexemas") AS w ("palabra");--> statement-breakpoint
CREATE INDEX "vale_palabras_por_palabra" ON "vale_palabras" USING btree ("palabra","fecha_creacion","id_vale","cvetda_crea","estado","tipo","fecha_vigencia","numiden_crea");--> statement-breakpoint
CREATE INDEX "vale_palabras_por_tienda" ON "vale_palabras" USING btree ("palabra","cvetda_crea","fecha_creacion","id_vale","estado","tipo","fecha_vigencia","numiden_crea");--> statement-breakpoint
CREATE INDEX "caso_palabras_por_tienda" ON "caso_palabras" USING btree ("palabra","cvetda","fecha_creacion","id_caso","id_area","id_subcategoria","id_estado","numiden_crea");--> statement-breakpoint
-- What follows is written by hand: functions and triggers, which the schema cannot say.
CREATE FUNCTION "vales_palabras_altas"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "vale_palabras" ("palabra", "fecha_creacion", "id_vale", "cvetda_crea", "estado", "tipo", "fecha_vigencia", "numiden_crea")
	SELECT w."palabra", n."fecha_creacion", n."id", n."cvetda_crea", n."estado", n."tipo", n."fecha_vigencia", n."numiden_crea"
	FROM "nuevos" n JOIN "clientes" k ON k."numiden" = n."numiden_cliente", "palabras_de"(k."lexemas") AS w ("palabra");
	RETURN NULL;
END $$;--> statement-breakpoint
-- A voucher's numbers change more often than what is said here of it: then nothing is written.
CREATE FUNCTION "vales_palabras_cambios"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (
		SELECT FROM "viejos" v JOIN "nuevos" n ON n."id" = v."id"
		WHERE (v."numiden_cliente", v."fecha_creacion", v."cvetda_crea", v."estado", v."tipo", v."fecha_vigencia", v."numiden_crea")
			IS DISTINCT FROM (n."numiden_cliente", n."fecha_creacion", n."cvetda_crea", n."estado", n."tipo", n."fecha_vigencia", n."numiden_crea")
	) THEN
		RETURN NULL;
	END IF;
	DELETE FROM "vale_palabras" p USING "viejos" v, "clientes" k, "palabras_de"(k."lexemas") AS w ("palabra")
	WHERE k."numiden" = v."numiden_cliente" AND p."palabra" = w."palabra" AND p."fecha_creacion" = v."fecha_creacion" AND p."id_vale" = v."id";
	INSERT INTO "vale_palabras" ("palabra", "fecha_creacion", "id_vale", "cvetda_crea", "estado", "tipo", "fecha_vigencia", "numiden_crea")
	SELECT w."palabra", n."fecha_creacion", n."id", n."cvetda_crea", n."estado", n."tipo", n."fecha_vigencia", n."numiden_crea"
	FROM "nuevos" n JOIN "clientes" k ON k."numiden" = n."numiden_cliente", "palabras_de"(k."lexemas") AS w ("palabra");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "vales_palabras_bajas"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "vale_palabras" p USING "viejos" v, "clientes" k, "palabras_de"(k."lexemas") AS w ("palabra")
	WHERE k."numiden" = v."numiden_cliente" AND p."palabra" = w."palabra" AND p."fecha_creacion" = v."fecha_creacion" AND p."id_vale" = v."id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "vales_palabras_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "vale_palabras";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "clientes_palabras_de_vales"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "vale_palabras" p USING "viejos" v, "nuevos" n, "vales" c, "palabras_de"(v."lexemas") AS w ("palabra")
	WHERE n."numiden" = v."numiden" AND n."lexemas" <> v."lexemas" AND c."numiden_cliente" = v."numiden"
		AND p."palabra" = w."palabra" AND p."fecha_creacion" = c."fecha_creacion" AND p."id_vale" = c."id";
	INSERT INTO "vale_palabras" ("palabra", "fecha_creacion", "id_vale", "cvetda_crea", "estado", "tipo", "fecha_vigencia", "numiden_crea")
	SELECT w."palabra", c."fecha_creacion", c."id", c."cvetda_crea", c."estado", c."tipo", c."fecha_vigencia", c."numiden_crea"
	FROM "viejos" v JOIN "nuevos" n ON n."numiden" = v."numiden" AND n."lexemas" <> v."lexemas"
		JOIN "vales" c ON c."numiden_cliente" = n."numiden", "palabras_de"(n."lexemas") AS w ("palabra");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "vales_palabras_altas" AFTER INSERT ON "vales" REFERENCING NEW TABLE AS "nuevos" FOR EACH STATEMENT EXECUTE FUNCTION "vales_palabras_altas"();--> statement-breakpoint
CREATE TRIGGER "vales_palabras_cambios" AFTER UPDATE ON "vales" REFERENCING OLD TABLE AS "viejos" NEW TABLE AS "nuevos" FOR EACH STATEMENT EXECUTE FUNCTION "vales_palabras_cambios"();--> statement-breakpoint
CREATE TRIGGER "vales_palabras_bajas" AFTER DELETE ON "vales" REFERENCING OLD TABLE AS "viejos" FOR EACH STATEMENT EXECUTE FUNCTION "vales_palabras_bajas"();--> statement-breakpoint
CREATE TRIGGER "vales_palabras_vaciado" AFTER TRUNCATE ON "vales" FOR EACH STATEMENT EXECUTE FUNCTION "vales_palabras_vaciado"();--> statement-breakpoint
CREATE TRIGGER "clientes_palabras_de_vales" AFTER UPDATE ON "clientes" REFERENCING OLD TABLE AS "viejos" NEW TABLE AS "nuevos" FOR EACH STATEMENT EXECUTE FUNCTION "clientes_palabras_de_vales"();
