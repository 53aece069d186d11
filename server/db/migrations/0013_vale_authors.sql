ALTER TABLE "vales" ADD COLUMN "autores" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "vales" SET "autores" = coalesce((
  SELECT array_agg(DISTINCT "numiden") FROM (
    SELECT unnest(ARRAY["vales"."numiden_crea", "vales"."numiden_guarda"]) AS "numiden"
    UNION ALL
    SELECT "bitacora"."numiden" FROM "bitacora"
      WHERE "bitacora"."entidad" = 'vale' AND "bitacora"."id_entidad" = "vales"."id"::text
        AND "bitacora"."accion" IN ('guardarVale', 'guardarCancelacion', 'guardarParcial', 'programarRecolecta')
  ) AS "quienes" WHERE "numiden" IS NOT NULL
), '{}');
