CREATE TABLE "caso_palabras" (
	"palabra" text COLLATE "C" NOT NULL,
	"fecha_creacion" timestamp (3) with time zone NOT NULL,
	"id_caso" bigint NOT NULL,
	"cvetda" integer NOT NULL,
	"id_area" integer NOT NULL,
	"id_subcategoria" integer NOT NULL,
	"id_estado" smallint NOT NULL,
	"numiden_crea" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "casos_cuenta" (
	"mes" date NOT NULL,
	"cvetda" integer NOT NULL,
	"id_area" integer NOT NULL,
	"id_subcategoria" integer NOT NULL,
	"id_estado" smallint NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "casos_por_area";--> statement-breakpoint
DROP INDEX "casos_por_tienda";--> statement-breakpoint
DROP INDEX "casos_por_estado";--> statement-breakpoint
DROP INDEX "casos_por_creacion";--> statement-breakpoint
DROP INDEX "casos_por_solucion";--> statement-breakpoint
DROP INDEX "casos_por_cliente";--> statement-breakpoint
DROP INDEX "casos_por_autor";--> statement-breakpoint
CREATE INDEX "caso_palabras_por_palabra" ON "caso_palabras" USING btree ("palabra","fecha_creacion","id_caso","cvetda","id_area","id_subcategoria","id_estado","numiden_crea");--> statement-breakpoint
CREATE INDEX "casos_por_categoria" ON "casos" USING btree ("id_subcategoria","fecha_creacion","id","cvetda","id_area","id_estado","numiden_crea");--> statement-breakpoint
CREATE INDEX "casos_por_tienda" ON "casos" USING btree ("cvetda","fecha_creacion","id","id_area","id_subcategoria","id_estado","numiden_crea");--> statement-breakpoint
CREATE INDEX "casos_por_estado" ON "casos" USING btree ("id_estado","fecha_creacion","id","cvetda","id_area","id_subcategoria","numiden_crea");--> statement-breakpoint
CREATE INDEX "casos_por_creacion" ON "casos" USING btree ("fecha_creacion","id","cvetda","id_area","id_subcategoria","id_estado","numiden_crea");--> statement-breakpoint
CREATE INDEX "casos_por_solucion" ON "casos" USING btree ("fecha_solucion","fecha_creacion","id","cvetda","id_area","id_subcategoria","id_estado","numiden_crea") WHERE "casos"."fecha_solucion" is not null;--> statement-breakpoint
CREATE INDEX "casos_por_cliente" ON "casos" USING btree ("numiden_cliente","fecha_creacion","id","cvetda","id_area","id_subcategoria","id_estado","numiden_crea");--> statement-breakpoint
CREATE INDEX "casos_por_autor" ON "casos" USING btree ("numiden_crea","fecha_creacion","id","cvetda","id_area","id_subcategoria","id_estado");--> statement-breakpoint
CREATE FUNCTION "casos_contar_altas"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "casos_cuenta" ("mes", "cvetda", "id_area", "id_subcategoria", "id_estado", "n")
	SELECT date_trunc('month', "fecha_creacion" AT TIME ZONE 'UTC')::date, "cvetda", "id_area", "id_subcategoria", "id_estado", count(*)
	FROM "nuevos" GROUP BY 1, 2, 3, 4, 5;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "casos_contar_cambios"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "casos_cuenta" ("mes", "cvetda", "id_area", "id_subcategoria", "id_estado", "n")
	SELECT date_trunc('month', "fecha_creacion" AT TIME ZONE 'UTC')::date, "cvetda", "id_area", "id_subcategoria", "id_estado", sum("signo")
	FROM (SELECT *, 1 AS "signo" FROM "nuevos" UNION ALL SELECT *, -1 FROM "viejos") AS "cambios"
	GROUP BY 1, 2, 3, 4, 5 HAVING sum("signo") <> 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "casos_contar_bajas"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "casos_cuenta" ("mes", "cvetda", "id_area", "id_subcategoria", "id_estado", "n")
	SELECT date_trunc('month', "fecha_creacion" AT TIME ZONE 'UTC')::date, "cvetda", "id_area", "id_subcategoria", "id_estado", -count(*)
	FROM "viejos" GROUP BY 1, 2, 3, 4, 5;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "casos_contar_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "casos_cuenta";
	DELETE FROM "caso_palabras";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "casos_contar_altas" AFTER INSERT ON "casos" REFERENCING NEW TABLE AS "nuevos" FOR EACH STATEMENT EXECUTE FUNCTION "casos_contar_altas"();--> statement-breakpoint
CREATE TRIGGER "casos_contar_cambios" AFTER UPDATE ON "casos" REFERENCING OLD TABLE AS "viejos" NEW TABLE AS "nuevos" FOR EACH STATEMENT EXECUTE FUNCTION "casos_contar_cambios"();--> statement-breakpoint
CREATE TRIGGER "casos_contar_bajas" AFTER DELETE ON "casos" REFERENCING OLD TABLE AS "viejos" FOR EACH STATEMENT EXECUTE FUNCTION "casos_contar_bajas"();--> statement-breakpoint
CREATE TRIGGER "casos_contar_vaciado" AFTER TRUNCATE ON "casos" FOR EACH STATEMENT EXECUTE FUNCTION "casos_contar_vaciado"();--> statement-breakpoint
INSERT INTO "casos_cuenta" ("mes", "cvetda", "id_area", "id_subcategoria", "id_estado", "n")
SELECT date_trunc('month', "fecha_creacion" AT TIME ZONE 'UTC')::date, "cvetda", "id_area", "id_subcategoria", "id_estado", count(*)
FROM "casos" GROUP BY 1, 2, 3, 4, 5;
--> statement-breakpoint
CREATE FUNCTION "palabras_de"("lexemas" tsvector) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
	SELECT DISTINCT substr("lexema", 4) FROM unnest(tsvector_to_array("lexemas")) AS "lexema"
$$;--> statement-breakpoint
CREATE FUNCTION "casos_palabras_altas"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "caso_palabras" ("palabra", "fecha_creacion", "id_caso", "cvetda", "id_area", "id_subcategoria", "id_estado", "numiden_crea")
	SELECT w."palabra", n."fecha_creacion", n."id", n."cvetda", n."id_area", n."id_subcategoria", n."id_estado", n."numiden_crea"
	FROM "nuevos" n JOIN "clientes" k ON k."numiden" = n."numiden_cliente", "palabras_de"(k."lexemas") AS w ("palabra");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "casos_palabras_cambios"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (
		SELECT FROM "viejos" v JOIN "nuevos" n ON n."id" = v."id"
		WHERE (v."numiden_cliente", v."fecha_creacion", v."cvetda", v."id_area", v."id_subcategoria", v."id_estado", v."numiden_crea")
			<> (n."numiden_cliente", n."fecha_creacion", n."cvetda", n."id_area", n."id_subcategoria", n."id_estado", n."numiden_crea")
	) THEN
		RETURN NULL;
	END IF;
	DELETE FROM "caso_palabras" p USING "viejos" v, "clientes" k, "palabras_de"(k."lexemas") AS w ("palabra")
	WHERE k."numiden" = v."numiden_cliente" AND p."palabra" = w."palabra" AND p."fecha_creacion" = v."fecha_creacion" AND p."id_caso" = v."id";
	INSERT INTO "caso_palabras" ("palabra", "fecha_creacion", "id_caso", "cvetda", "id_area", "id_subcategoria", "id_estado", "numiden_crea")
	SELECT w."palabra", n."fecha_creacion", n."id", n."cvetda", n."id_area", n."id_subcategoria", n."id_estado", n."numiden_crea"
	FROM "nuevos" n JOIN "clientes" k ON k."numiden" = n."numiden_cliente", "palabras_de"(k."lexemas") AS w ("palabra");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "casos_palabras_bajas"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "caso_palabras" p USING "viejos" v, "clientes" k, "palabras_de"(k."lexemas") AS w ("palabra")
	WHERE k."numiden" = v."numiden_cliente" AND p."palabra" = w."palabra" AND p."fecha_creacion" = v."fecha_creacion" AND p."id_caso" = v."id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "clientes_palabras_cambios"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "caso_palabras" p USING "viejos" v, "nuevos" n, "casos" c, "palabras_de"(v."lexemas") AS w ("palabra")
	WHERE n."numiden" = v."numiden" AND n."lexemas" <> v."lexemas" AND c."numiden_cliente" = v."numiden"
		AND p."palabra" = w."palabra" AND p."fecha_creacion" = c."fecha_creacion" AND p."id_caso" = c."id";
	INSERT INTO "caso_palabras" ("palabra", "fecha_creacion", "id_caso", "cvetda", "id_area", "id_subcategoria", "id_estado", "numiden_crea")
	SELECT w."palabra", c."fecha_creacion", c."id", c."cvetda", c."id_area", c."id_subcategoria", c."id_estado", c."numiden_crea"
	FROM "viejos" v JOIN "nuevos" n ON n."numiden" = v."numiden" AND n."lexemas" <> v."lexemas"
		JOIN "casos" c ON c."numiden_cliente" = n."numiden", "palabras_de"(n."lexemas") AS w ("palabra");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "casos_palabras_altas" AFTER INSERT ON "casos" REFERENCING NEW TABLE AS "nuevos" FOR EACH STATEMENT EXECUTE FUNCTION "casos_palabras_altas"();--> statement-breakpoint
CREATE TRIGGER "casos_palabras_cambios" AFTER UPDATE ON "casos" REFERENCING OLD TABLE AS "viejos" NEW TABLE AS "nuevos" FOR EACH STATEMENT EXECUTE FUNCTION "casos_palabras_cambios"();--> statement-breakpoint
CREATE TRIGGER "casos_palabras_bajas" AFTER DELETE ON "casos" REFERENCING OLD TABLE AS "viejos" FOR EACH STATEMENT EXECUTE FUNCTION "casos_palabras_bajas"();--> statement-breakpoint
CREATE TRIGGER "clientes_palabras_cambios" AFTER UPDATE ON "clientes" REFERENCING OLD TABLE AS "viejos" NEW TABLE AS "nuevos" FOR EACH STATEMENT EXECUTE FUNCTION "clientes_palabras_cambios"();--> statement-breakpoint
INSERT INTO "caso_palabras" ("palabra", "fecha_creacion", "id_caso", "cvetda", "id_area", "id_subcategoria", "id_estado", "numiden_crea")
SELECT w."palabra", c."fecha_creacion", c."id", c."cvetda", c."id_area", c."id_subcategoria", c."id_estado", c."numiden_crea"
FROM "casos" c JOIN "clientes" k ON k."numiden" = c."numiden_cliente", "palabras_de"(k."lexemas") AS w ("palabra");
