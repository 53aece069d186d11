# language: es
Característica: Vida de un caso

  @VD-d4de1882
  Escenario: VD-d4de1882 comenta el caso; comenta el caso
    Dado que una persona tiene todos los permisos y otra persona pide la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando comenta el caso
    Entonces EN PROCESO: alguien lo atiende; ya no hay que tomarlo
    Cuando comenta el caso
    Entonces EN PROCESO: alguien lo atiende; ya no hay que tomarlo

  @VD-8507ced4
  Escenario: VD-8507ced4 escala el caso; comenta el caso
    Dado que una persona tiene todos los permisos y otra persona pide la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando escala el caso
    Entonces ESCALADO: espera a que el área a la que pasó lo tome; comentarlo no es tomarlo
    Cuando comenta el caso
    Entonces ESCALADO: espera a que el área a la que pasó lo tome; comentarlo no es tomarlo

  @VD-b6cf0c45
  Escenario: VD-b6cf0c45 se solicita autorización; comenta el caso
    Dado que una persona tiene todos los permisos y otra persona pide la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando se solicita autorización
    Entonces PENDIENTE: espera que otra persona decida la autorización; solo la decisión o el cierre lo mueven
    Cuando comenta el caso
    Entonces PENDIENTE: espera que otra persona decida la autorización; solo la decisión o el cierre lo mueven

  @VD-5c637aaa
  Escenario: VD-5c637aaa toma el caso; adjunta un archivo
    Dado que una persona con todos los permisos abre un caso que la guía de un vale dejó en recolecta. RECOLECTA: se recoge un artículo; aquí lo deja la guía de un vale, no un trabajo sobre el caso
    Cuando toma el caso
    Entonces EN PROCESO: alguien lo atiende; ya no hay que tomarlo
    Cuando adjunta un archivo
    Entonces EN PROCESO: alguien lo atiende; ya no hay que tomarlo

  @VD-b04b2a16
  Escenario: VD-b04b2a16 escala el caso; adjunta un archivo
    Dado que una persona con todos los permisos abre un caso que la guía de un vale dejó en recolecta. RECOLECTA: se recoge un artículo; aquí lo deja la guía de un vale, no un trabajo sobre el caso
    Cuando escala el caso
    Entonces ESCALADO: espera a que el área a la que pasó lo tome; comentarlo no es tomarlo
    Cuando adjunta un archivo
    Entonces ESCALADO: espera a que el área a la que pasó lo tome; comentarlo no es tomarlo

  @VD-45919989
  Escenario: VD-45919989 se solicita autorización; adjunta un archivo
    Dado que una persona con todos los permisos abre un caso que la guía de un vale dejó en recolecta. RECOLECTA: se recoge un artículo; aquí lo deja la guía de un vale, no un trabajo sobre el caso
    Cuando se solicita autorización
    Entonces PENDIENTE: espera que otra persona decida la autorización; solo la decisión o el cierre lo mueven
    Cuando adjunta un archivo
    Entonces PENDIENTE: espera que otra persona decida la autorización; solo la decisión o el cierre lo mueven

  @VD-a122c801
  Escenario: VD-a122c801 adjunta un archivo
    Dado que una persona tiene todos los permisos y otra persona pide la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando adjunta un archivo
    Entonces EN PROCESO: alguien lo atiende; ya no hay que tomarlo

  @VD-e597dfd4
  Escenario: VD-e597dfd4 toma el caso
    Dado que una persona tiene todos los permisos y otra persona pide la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando toma el caso
    Entonces EN PROCESO: alguien lo atiende; ya no hay que tomarlo

  @VD-2510d0be
  Escenario: VD-2510d0be cierra el caso
    Dado que una persona tiene todos los permisos y otra persona pide la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando cierra el caso
    Entonces SOLUCIONADA: ya no admite trabajo

  @VD-a13caf7d
  Escenario: VD-a13caf7d comenta el caso
    Dado que una persona con todos los permisos abre un caso que la guía de un vale dejó en recolecta. RECOLECTA: se recoge un artículo; aquí lo deja la guía de un vale, no un trabajo sobre el caso
    Cuando comenta el caso
    Entonces RECOLECTA: se recoge un artículo; aquí lo deja la guía de un vale, no un trabajo sobre el caso

  @VD-e8f014bd
  Escenario: VD-e8f014bd adjunta un archivo
    Dado que una persona con todos los permisos abre un caso que la guía de un vale dejó en recolecta. RECOLECTA: se recoge un artículo; aquí lo deja la guía de un vale, no un trabajo sobre el caso
    Cuando adjunta un archivo
    Entonces RECOLECTA: se recoge un artículo; aquí lo deja la guía de un vale, no un trabajo sobre el caso

  @VD-2f2e3c60
  Escenario: VD-2f2e3c60 cierra el caso
    Dado que una persona con todos los permisos abre un caso que la guía de un vale dejó en recolecta. RECOLECTA: se recoge un artículo; aquí lo deja la guía de un vale, no un trabajo sobre el caso
    Cuando cierra el caso
    Entonces SOLUCIONADA: ya no admite trabajo

  @VD-fd3f042a
  Escenario: VD-fd3f042a comenta el caso; escala el caso
    Dado que una persona tiene todos los permisos y otra persona pide la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando comenta el caso
    Entonces EN PROCESO: alguien lo atiende; ya no hay que tomarlo
    Cuando escala el caso
    Entonces ESCALADO: espera a que el área a la que pasó lo tome; comentarlo no es tomarlo

  @VD-27168317
  Escenario: VD-27168317 comenta el caso; se solicita autorización
    Dado que una persona tiene todos los permisos y otra persona pide la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando comenta el caso
    Entonces EN PROCESO: alguien lo atiende; ya no hay que tomarlo
    Cuando se solicita autorización
    Entonces PENDIENTE: espera que otra persona decida la autorización; solo la decisión o el cierre lo mueven

  @VD-f32eef77
  Escenario: VD-f32eef77 comenta el caso; cierra el caso
    Dado que una persona tiene todos los permisos y otra persona pide la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando comenta el caso
    Entonces EN PROCESO: alguien lo atiende; ya no hay que tomarlo
    Cuando cierra el caso
    Entonces SOLUCIONADA: ya no admite trabajo

  @VD-c09bb5b5
  Escenario: VD-c09bb5b5 escala el caso; toma el caso
    Dado que una persona tiene todos los permisos y otra persona pide la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando escala el caso
    Entonces ESCALADO: espera a que el área a la que pasó lo tome; comentarlo no es tomarlo
    Cuando toma el caso
    Entonces EN PROCESO: alguien lo atiende; ya no hay que tomarlo

  @VD-7eeac410
  Escenario: VD-7eeac410 escala el caso; escala el caso
    Dado que una persona tiene todos los permisos y otra persona pide la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando escala el caso
    Entonces ESCALADO: espera a que el área a la que pasó lo tome; comentarlo no es tomarlo
    Cuando escala el caso
    Entonces ESCALADO: espera a que el área a la que pasó lo tome; comentarlo no es tomarlo

  @VD-1c89e192
  Escenario: VD-1c89e192 escala el caso; se solicita autorización
    Dado que una persona tiene todos los permisos y otra persona pide la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando escala el caso
    Entonces ESCALADO: espera a que el área a la que pasó lo tome; comentarlo no es tomarlo
    Cuando se solicita autorización
    Entonces PENDIENTE: espera que otra persona decida la autorización; solo la decisión o el cierre lo mueven

  @VD-ef1635b1
  Escenario: VD-ef1635b1 escala el caso; cierra el caso
    Dado que una persona tiene todos los permisos y otra persona pide la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando escala el caso
    Entonces ESCALADO: espera a que el área a la que pasó lo tome; comentarlo no es tomarlo
    Cuando cierra el caso
    Entonces SOLUCIONADA: ya no admite trabajo

  @VD-87be6e45
  Escenario: VD-87be6e45 se solicita autorización; quiere autorizar el caso
    Dado que una persona tiene todos los permisos y otra persona pide la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando se solicita autorización
    Entonces PENDIENTE: espera que otra persona decida la autorización; solo la decisión o el cierre lo mueven
    Cuando quiere autorizar el caso
    Entonces EN PROCESO: alguien lo atiende; ya no hay que tomarlo

  @VD-0b2dcdf5
  Escenario: VD-0b2dcdf5 se solicita autorización; quiere rechazar la autorización
    Dado que una persona tiene todos los permisos y otra persona pide la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando se solicita autorización
    Entonces PENDIENTE: espera que otra persona decida la autorización; solo la decisión o el cierre lo mueven
    Cuando quiere rechazar la autorización
    Entonces EN PROCESO: alguien lo atiende; ya no hay que tomarlo

  @VD-d41b25a9
  Escenario: VD-d41b25a9 se solicita autorización; cierra el caso
    Dado que una persona tiene todos los permisos y otra persona pide la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando se solicita autorización
    Entonces PENDIENTE: espera que otra persona decida la autorización; solo la decisión o el cierre lo mueven
    Cuando cierra el caso
    Entonces SOLUCIONADA: ya no admite trabajo

  @VD-2c7a43ad
  Escenario: VD-2c7a43ad se solicita autorización; quiere autorizar el caso
    Dado que una persona tiene todos los permisos y ella misma pide la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando se solicita autorización
    Entonces PENDIENTE: espera que otra persona decida la autorización; solo la decisión o el cierre lo mueven
    Cuando quiere autorizar el caso
    Entonces PENDIENTE: espera que otra persona decida la autorización; solo la decisión o el cierre lo mueven

  @VD-4fdf3baa
  Escenario: VD-4fdf3baa se solicita autorización; quiere rechazar la autorización
    Dado que una persona tiene todos los permisos y ella misma pide la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando se solicita autorización
    Entonces PENDIENTE: espera que otra persona decida la autorización; solo la decisión o el cierre lo mueven
    Cuando quiere rechazar la autorización
    Entonces PENDIENTE: espera que otra persona decida la autorización; solo la decisión o el cierre lo mueven

  @VD-2480ceea
  Escenario: VD-2480ceea se solicita autorización; quiere autorizar el caso
    Dado que una persona tiene todos los permisos y no consta quién pidió la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando se solicita autorización
    Entonces PENDIENTE: espera que otra persona decida la autorización; solo la decisión o el cierre lo mueven
    Cuando quiere autorizar el caso
    Entonces PENDIENTE: espera que otra persona decida la autorización; solo la decisión o el cierre lo mueven

  @VD-57b5fe2a
  Escenario: VD-57b5fe2a se solicita autorización; quiere rechazar la autorización
    Dado que una persona tiene todos los permisos y no consta quién pidió la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando se solicita autorización
    Entonces PENDIENTE: espera que otra persona decida la autorización; solo la decisión o el cierre lo mueven
    Cuando quiere rechazar la autorización
    Entonces PENDIENTE: espera que otra persona decida la autorización; solo la decisión o el cierre lo mueven
