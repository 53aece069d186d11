ALTER TABLE "claves_fiscales" ADD COLUMN "retorno" text;--> statement-breakpoint
ALTER TABLE "venta_articulos" ADD COLUMN "pesada" numeric(16, 6);--> statement-breakpoint
ALTER TABLE "claves_fiscales" ADD CONSTRAINT "claves_fiscales_retorno" CHECK ("claves_fiscales"."retorno" in ('libre', 'autorizacion', 'no'));--> statement-breakpoint
ALTER TABLE "venta_articulos" ADD CONSTRAINT "venta_articulos_pesada" CHECK ("venta_articulos"."pesada" IS NULL OR "venta_articulos"."pesada" > 0 AND "venta_articulos"."cantidad_original" = 1);