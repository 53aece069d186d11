-- What is there was folded before; only what comes from now on is loose.
ALTER TABLE "casos_cuenta" ADD COLUMN "suelta" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "casos_cuenta" ALTER COLUMN "suelta" SET DEFAULT true;--> statement-breakpoint
INSERT INTO "casos_cuenta" ("mes", "cvetda", "id_area", "id_subcategoria", "id_estado", "n", "suelta")
SELECT "mes", 0, "id_area", "id_subcategoria", "id_estado", sum("n"), false FROM "casos_cuenta" GROUP BY 1, 3, 4, 5 HAVING sum("n") <> 0;--> statement-breakpoint
CREATE INDEX "casos_cuenta_por_tienda" ON "casos_cuenta" USING btree ("cvetda","mes","id_area","id_subcategoria","id_estado","n");--> statement-breakpoint
CREATE INDEX "casos_cuenta_sueltas" ON "casos_cuenta" USING btree ("cvetda") WHERE "casos_cuenta"."suelta";--> statement-breakpoint
-- What follows is written by hand: each change is counted for its store and, as store 0, for all of them together.
CREATE OR REPLACE FUNCTION "casos_contar_altas"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "casos_cuenta" ("mes", "cvetda", "id_area", "id_subcategoria", "id_estado", "n")
	SELECT date_trunc('month', "fecha_creacion" AT TIME ZONE 'UTC')::date, d."tienda", "id_area", "id_subcategoria", "id_estado", count(*)
	FROM "nuevos" c, LATERAL (VALUES (c."cvetda"), (0)) AS d ("tienda") GROUP BY 1, 2, 3, 4, 5;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "casos_contar_cambios"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "casos_cuenta" ("mes", "cvetda", "id_area", "id_subcategoria", "id_estado", "n")
	SELECT date_trunc('month', "fecha_creacion" AT TIME ZONE 'UTC')::date, d."tienda", "id_area", "id_subcategoria", "id_estado", sum("signo")
	FROM (SELECT *, 1 AS "signo" FROM "nuevos" UNION ALL SELECT *, -1 FROM "viejos") AS c, LATERAL (VALUES (c."cvetda"), (0)) AS d ("tienda")
	GROUP BY 1, 2, 3, 4, 5 HAVING sum("signo") <> 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "casos_contar_bajas"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "casos_cuenta" ("mes", "cvetda", "id_area", "id_subcategoria", "id_estado", "n")
	SELECT date_trunc('month', "fecha_creacion" AT TIME ZONE 'UTC')::date, d."tienda", "id_area", "id_subcategoria", "id_estado", -count(*)
	FROM "viejos" c, LATERAL (VALUES (c."cvetda"), (0)) AS d ("tienda") GROUP BY 1, 2, 3, 4, 5;
	RETURN NULL;
END $$;
