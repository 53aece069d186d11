# language: es
Característica: Vida de un caso

  @VD-6a7348c6
  Escenario: VD-6a7348c6 comenta el caso; comenta el caso
    Dado que una persona tiene todos los permisos y otra persona pide la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando comenta el caso
    Entonces EN PROCESO: alguien lo atiende; ya no hay que tomarlo
    Cuando comenta el caso
    Entonces EN PROCESO: alguien lo atiende; ya no hay que tomarlo

  @VD-748214ed
  Escenario: VD-748214ed escala el caso; comenta el caso
    Dado que una persona tiene todos los permisos y otra persona pide la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando escala el caso
    Entonces ESCALADO: espera a que el área a la que pasó lo tome; comentarlo no es tomarlo
    Cuando comenta el caso
    Entonces ESCALADO: espera a que el área a la que pasó lo tome; comentarlo no es tomarlo

  @VD-9df08dda
  Escenario: VD-9df08dda se solicita autorización; comenta el caso
    Dado que una persona tiene todos los permisos y otra persona pide la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando se solicita autorización
    Entonces PENDIENTE: espera que otra persona decida la autorización; solo la decisión o el cierre lo mueven
    Cuando comenta el caso
    Entonces PENDIENTE: espera que otra persona decida la autorización; solo la decisión o el cierre lo mueven

  @VD-c73e877f
  Escenario: VD-c73e877f toma el caso; adjunta un archivo
    Dado que una persona con todos los permisos abre un caso que la guía de un vale dejó en recolecta. RECOLECTA: se recoge un artículo; aquí lo deja la guía de un vale, no un trabajo sobre el caso
    Cuando toma el caso
    Entonces EN PROCESO: alguien lo atiende; ya no hay que tomarlo
    Cuando adjunta un archivo
    Entonces EN PROCESO: alguien lo atiende; ya no hay que tomarlo

  @VD-6784b4a4
  Escenario: VD-6784b4a4 escala el caso; adjunta un archivo
    Dado que una persona con todos los permisos abre un caso que la guía de un vale dejó en recolecta. RECOLECTA: se recoge un artículo; aquí lo deja la guía de un vale, no un trabajo sobre el caso
    Cuando escala el caso
    Entonces ESCALADO: espera a que el área a la que pasó lo tome; comentarlo no es tomarlo
    Cuando adjunta un archivo
    Entonces ESCALADO: espera a que el área a la que pasó lo tome; comentarlo no es tomarlo

  @VD-7cfa03c5
  Escenario: VD-7cfa03c5 se solicita autorización; adjunta un archivo
    Dado que una persona con todos los permisos abre un caso que la guía de un vale dejó en recolecta. RECOLECTA: se recoge un artículo; aquí lo deja la guía de un vale, no un trabajo sobre el caso
    Cuando se solicita autorización
    Entonces PENDIENTE: espera que otra persona decida la autorización; solo la decisión o el cierre lo mueven
    Cuando adjunta un archivo
    Entonces PENDIENTE: espera que otra persona decida la autorización; solo la decisión o el cierre lo mueven

  @VD-64bfe98c
  Escenario: VD-64bfe98c adjunta un archivo
    Dado que una persona tiene todos los permisos y otra persona pide la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando adjunta un archivo
    Entonces EN PROCESO: alguien lo atiende; ya no hay que tomarlo

  @VD-80c0b807
  Escenario: VD-80c0b807 toma el caso
    Dado que una persona tiene todos los permisos y otra persona pide la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando toma el caso
    Entonces EN PROCESO: alguien lo atiende; ya no hay que tomarlo

  @VD-c4c773a3
  Escenario: VD-c4c773a3 cierra el caso
    Dado que una persona tiene todos los permisos y otra persona pide la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando cierra el caso
    Entonces SOLUCIONADA: ya no admite trabajo

  @VD-242994e4
  Escenario: VD-242994e4 comenta el caso
    Dado que una persona con todos los permisos abre un caso que la guía de un vale dejó en recolecta. RECOLECTA: se recoge un artículo; aquí lo deja la guía de un vale, no un trabajo sobre el caso
    Cuando comenta el caso
    Entonces RECOLECTA: se recoge un artículo; aquí lo deja la guía de un vale, no un trabajo sobre el caso

  @VD-d4134d55
  Escenario: VD-d4134d55 adjunta un archivo
    Dado que una persona con todos los permisos abre un caso que la guía de un vale dejó en recolecta. RECOLECTA: se recoge un artículo; aquí lo deja la guía de un vale, no un trabajo sobre el caso
    Cuando adjunta un archivo
    Entonces RECOLECTA: se recoge un artículo; aquí lo deja la guía de un vale, no un trabajo sobre el caso

  @VD-6ec6b7d0
  Escenario: VD-6ec6b7d0 cierra el caso
    Dado que una persona con todos los permisos abre un caso que la guía de un vale dejó en recolecta. RECOLECTA: se recoge un artículo; aquí lo deja la guía de un vale, no un trabajo sobre el caso
    Cuando cierra el caso
    Entonces SOLUCIONADA: ya no admite trabajo

  @VD-b4ecb815
  Escenario: VD-b4ecb815 comenta el caso; escala el caso
    Dado que una persona tiene todos los permisos y otra persona pide la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando comenta el caso
    Entonces EN PROCESO: alguien lo atiende; ya no hay que tomarlo
    Cuando escala el caso
    Entonces ESCALADO: espera a que el área a la que pasó lo tome; comentarlo no es tomarlo

  @VD-a06f8db1
  Escenario: VD-a06f8db1 comenta el caso; se solicita autorización
    Dado que una persona tiene todos los permisos y otra persona pide la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando comenta el caso
    Entonces EN PROCESO: alguien lo atiende; ya no hay que tomarlo
    Cuando se solicita autorización
    Entonces PENDIENTE: espera que otra persona decida la autorización; solo la decisión o el cierre lo mueven

  @VD-87709a3b
  Escenario: VD-87709a3b comenta el caso; cierra el caso
    Dado que una persona tiene todos los permisos y otra persona pide la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando comenta el caso
    Entonces EN PROCESO: alguien lo atiende; ya no hay que tomarlo
    Cuando cierra el caso
    Entonces SOLUCIONADA: ya no admite trabajo

  @VD-328597d5
  Escenario: VD-328597d5 escala el caso; toma el caso
    Dado que una persona tiene todos los permisos y otra persona pide la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando escala el caso
    Entonces ESCALADO: espera a que el área a la que pasó lo tome; comentarlo no es tomarlo
    Cuando toma el caso
    Entonces EN PROCESO: alguien lo atiende; ya no hay que tomarlo

  @VD-303805ff
  Escenario: VD-303805ff escala el caso; escala el caso
    Dado que una persona tiene todos los permisos y otra persona pide la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando escala el caso
    Entonces ESCALADO: espera a que el área a la que pasó lo tome; comentarlo no es tomarlo
    Cuando escala el caso
    Entonces ESCALADO: espera a que el área a la que pasó lo tome; comentarlo no es tomarlo

  @VD-22d9ac6c
  Escenario: VD-22d9ac6c escala el caso; se solicita autorización
    Dado que una persona tiene todos los permisos y otra persona pide la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando escala el caso
    Entonces ESCALADO: espera a que el área a la que pasó lo tome; comentarlo no es tomarlo
    Cuando se solicita autorización
    Entonces PENDIENTE: espera que otra persona decida la autorización; solo la decisión o el cierre lo mueven

  @VD-d884219a
  Escenario: VD-d884219a escala el caso; cierra el caso
    Dado que una persona tiene todos los permisos y otra persona pide la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando escala el caso
    Entonces ESCALADO: espera a que el área a la que pasó lo tome; comentarlo no es tomarlo
    Cuando cierra el caso
    Entonces SOLUCIONADA: ya no admite trabajo

  @VD-20586b31
  Escenario: VD-20586b31 se solicita autorización; quiere autorizar el caso
    Dado que una persona tiene todos los permisos y otra persona pide la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando se solicita autorización
    Entonces PENDIENTE: espera que otra persona decida la autorización; solo la decisión o el cierre lo mueven
    Cuando quiere autorizar el caso
    Entonces EN PROCESO: alguien lo atiende; ya no hay que tomarlo

  @VD-b4d37f33
  Escenario: VD-b4d37f33 se solicita autorización; quiere rechazar la autorización
    Dado que una persona tiene todos los permisos y otra persona pide la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando se solicita autorización
    Entonces PENDIENTE: espera que otra persona decida la autorización; solo la decisión o el cierre lo mueven
    Cuando quiere rechazar la autorización
    Entonces EN PROCESO: alguien lo atiende; ya no hay que tomarlo

  @VD-eabcc7bf
  Escenario: VD-eabcc7bf se solicita autorización; cierra el caso
    Dado que una persona tiene todos los permisos y otra persona pide la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando se solicita autorización
    Entonces PENDIENTE: espera que otra persona decida la autorización; solo la decisión o el cierre lo mueven
    Cuando cierra el caso
    Entonces SOLUCIONADA: ya no admite trabajo

  @VD-81adc60f
  Escenario: VD-81adc60f se solicita autorización; quiere autorizar el caso
    Dado que una persona tiene todos los permisos y ella misma pide la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando se solicita autorización
    Entonces PENDIENTE: espera que otra persona decida la autorización; solo la decisión o el cierre lo mueven
    Cuando quiere autorizar el caso
    Entonces PENDIENTE: espera que otra persona decida la autorización; solo la decisión o el cierre lo mueven

  @VD-2e603322
  Escenario: VD-2e603322 se solicita autorización; quiere rechazar la autorización
    Dado que una persona tiene todos los permisos y ella misma pide la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando se solicita autorización
    Entonces PENDIENTE: espera que otra persona decida la autorización; solo la decisión o el cierre lo mueven
    Cuando quiere rechazar la autorización
    Entonces PENDIENTE: espera que otra persona decida la autorización; solo la decisión o el cierre lo mueven

  @VD-aec1222f
  Escenario: VD-aec1222f se solicita autorización; quiere autorizar el caso
    Dado que una persona tiene todos los permisos y no consta quién pidió la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando se solicita autorización
    Entonces PENDIENTE: espera que otra persona decida la autorización; solo la decisión o el cierre lo mueven
    Cuando quiere autorizar el caso
    Entonces PENDIENTE: espera que otra persona decida la autorización; solo la decisión o el cierre lo mueven

  @VD-887afbe2
  Escenario: VD-887afbe2 se solicita autorización; quiere rechazar la autorización
    Dado que una persona tiene todos los permisos y no consta quién pidió la autorización. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Cuando se solicita autorización
    Entonces PENDIENTE: espera que otra persona decida la autorización; solo la decisión o el cierre lo mueven
    Cuando quiere rechazar la autorización
    Entonces PENDIENTE: espera que otra persona decida la autorización; solo la decisión o el cierre lo mueven
