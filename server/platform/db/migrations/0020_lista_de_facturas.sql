CREATE INDEX "facturas_por_fecha" ON "facturas" USING btree ("fecha" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "facturas_por_tienda" ON "facturas" USING btree ("cvetda","fecha" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "facturas_por_clase" ON "facturas" USING btree ("clase","fecha" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "facturas_por_estado" ON "facturas" USING btree ("estado","fecha" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "facturas_por_folio" ON "facturas" USING btree ("folio");--> statement-breakpoint
CREATE INDEX "facturas_por_cobrar" ON "facturas" USING btree ("fecha","id") WHERE "facturas"."metodo_pago" = 'PPD' and "facturas"."estado" = 2;--> statement-breakpoint
CREATE INDEX "facturas_por_nombre" ON "facturas" USING gin (to_tsvector('simple'::regconfig, lower(regexp_replace(regexp_replace(normalize("nombre", NFD), '[\u0300-\u036f]', '', 'g'), '[^A-Za-z0-9]+', ' ', 'g')))) WITH (fastupdate=false);