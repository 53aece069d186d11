DROP INDEX "ventas_por_cliente";--> statement-breakpoint
CREATE INDEX "clientes_por_correo" ON "clientes" USING btree (lower("correo")) WHERE "clientes"."correo" is not null;--> statement-breakpoint
CREATE INDEX "ventas_por_cliente" ON "ventas" USING btree ("numiden_cliente","fecha" DESC NULLS LAST) WHERE "ventas"."numiden_cliente" is not null;