CREATE INDEX "casos_por_administrador" ON "casos" USING btree ("administrador","fecha_creacion","id","cvetda","id_area","id_subcategoria","id_estado","numiden_crea") WHERE "casos"."administrador" is not null;--> statement-breakpoint
CREATE INDEX "casos_sin_asignar" ON "casos" USING btree ("fecha_creacion","id","cvetda","id_area","id_subcategoria","id_estado","numiden_crea") WHERE "casos"."administrador" is null and "casos"."id_estado" <> 3;--> statement-breakpoint
CREATE INDEX "casos_por_telefono" ON "casos" USING btree ("telefono","id") WHERE "casos"."telefono" is not null;--> statement-breakpoint
CREATE INDEX "casos_por_celular" ON "casos" USING btree ("celular","id") WHERE "casos"."celular" is not null;--> statement-breakpoint
CREATE INDEX "clientes_por_telefono" ON "clientes" USING btree ("telefono") WHERE "clientes"."telefono" is not null;--> statement-breakpoint
CREATE INDEX "clientes_por_celular" ON "clientes" USING btree ("celular") WHERE "clientes"."celular" is not null;
