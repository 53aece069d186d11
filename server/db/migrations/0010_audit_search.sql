DROP INDEX "bitacora_entidad";--> statement-breakpoint
DROP INDEX "bitacora_lecturas";--> statement-breakpoint
DROP INDEX "bitacora_lecturas_viejas";--> statement-breakpoint
CREATE INDEX "bitacora_por_momento" ON "bitacora" USING btree ("lectura","momento","id");--> statement-breakpoint
CREATE INDEX "bitacora_por_persona" ON "bitacora" USING btree ("lectura","numiden","momento","id","entidad");--> statement-breakpoint
CREATE INDEX "bitacora_por_persona_y_accion" ON "bitacora" USING btree ("lectura","numiden","accion","momento","id");--> statement-breakpoint
CREATE INDEX "bitacora_por_accion" ON "bitacora" USING btree ("lectura","accion","momento","id");--> statement-breakpoint
CREATE INDEX "bitacora_por_entidad" ON "bitacora" USING btree ("lectura","entidad","momento","id");--> statement-breakpoint
CREATE INDEX "bitacora_por_registro" ON "bitacora" USING btree ("entidad","id_entidad","momento","id","lectura","accion");
