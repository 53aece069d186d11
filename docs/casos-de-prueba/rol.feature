# language: es
Característica: La página de un rol

  @RO-d5f4e93e
  Escenario: RO-d5f4e93e la pantalla muestra la versión 4 del rol; la persona pulsa «Eliminar»; la persona pulsa «Si»; la pantalla muestra la versión 4 del rol
    Dado que una persona abre un rol, en su versión 3. No se pregunta nada
    Cuando la pantalla muestra la versión 4 del rol
    Entonces no se pregunta nada
    Y el rol está en su versión 4
    Cuando la persona pulsa «Eliminar»
    Entonces espera «Si» o «No»
    Cuando la persona pulsa «Si»
    Entonces se elimina; si no se pudo, se lee por qué y se puede reintentar o dejar
    Cuando la pantalla muestra la versión 4 del rol
    Entonces se elimina; si no se pudo, se lee por qué y se puede reintentar o dejar

  @RO-68a619b3
  Escenario: RO-68a619b3 la persona pulsa «Guardar»
    Dado que una persona abre un rol, en su versión 3. No se pregunta nada
    Cuando la persona pulsa «Guardar»
    Entonces no se pregunta nada

  @RO-d25f6ed1
  Escenario: RO-d25f6ed1 el servidor guarda el rol
    Dado que una persona abre un rol, en su versión 3. No se pregunta nada
    Cuando el servidor guarda el rol
    Entonces no se pregunta nada
    Y el rol está en su versión 4
    Y la pantalla muestra el rol guardado

  @RO-ce8119cb
  Escenario: RO-ce8119cb el guardado se interrumpe: «Revise su conexión a internet»
    Dado que una persona abre un rol, en su versión 3. No se pregunta nada
    Cuando el guardado se interrumpe: «Revise su conexión a internet»
    Entonces no se pregunta nada

  @RO-318a4d84
  Escenario: RO-318a4d84 la persona pulsa «Eliminar»; la pantalla muestra la versión 4 del rol
    Dado que una persona abre un rol, en su versión 3. No se pregunta nada
    Cuando la persona pulsa «Eliminar»
    Entonces espera «Si» o «No»
    Cuando la pantalla muestra la versión 4 del rol
    Entonces espera «Si» o «No»
    Y el rol está en su versión 4

  @RO-7b9c2b78
  Escenario: RO-7b9c2b78 la persona pulsa «Eliminar»; el servidor elimina el rol
    Dado que una persona abre un rol, en su versión 3. No se pregunta nada
    Cuando la persona pulsa «Eliminar»
    Entonces espera «Si» o «No»
    Cuando el servidor elimina el rol
    Entonces el rol ya no existe: la pantalla vuelve a la lista
    Y la pantalla vuelve a la lista de roles

  @RO-04b12be2
  Escenario: RO-04b12be2 la persona pulsa «Eliminar»; la pregunta se cierra
    Dado que una persona abre un rol, en su versión 3. No se pregunta nada
    Cuando la persona pulsa «Eliminar»
    Entonces espera «Si» o «No»
    Cuando la pregunta se cierra
    Entonces no se pregunta nada

  @RO-9eba7ac1
  Escenario: RO-9eba7ac1 la persona pulsa «Eliminar»; la eliminación se interrumpe: «Revise su conexión a internet»
    Dado que una persona abre un rol, en su versión 3. No se pregunta nada
    Cuando la persona pulsa «Eliminar»
    Entonces espera «Si» o «No»
    Cuando la eliminación se interrumpe: «Revise su conexión a internet»
    Entonces no se pregunta nada

  @RO-d688cac0
  Escenario: RO-d688cac0 la persona pulsa «Eliminar»; la persona pulsa «No»
    Dado que una persona abre un rol, en su versión 3. No se pregunta nada
    Cuando la persona pulsa «Eliminar»
    Entonces espera «Si» o «No»
    Cuando la persona pulsa «No»
    Entonces espera «Si» o «No»

  @RO-73891cff
  Escenario: RO-73891cff la persona pulsa «Eliminar»; la persona pulsa «Si»; el servidor elimina el rol
    Dado que una persona abre un rol, en su versión 3. No se pregunta nada
    Cuando la persona pulsa «Eliminar»
    Entonces espera «Si» o «No»
    Cuando la persona pulsa «Si»
    Entonces se elimina; si no se pudo, se lee por qué y se puede reintentar o dejar
    Cuando el servidor elimina el rol
    Entonces el rol ya no existe: la pantalla vuelve a la lista
    Y la pantalla vuelve a la lista de roles

  @RO-890062da
  Escenario: RO-890062da la persona pulsa «Eliminar»; la persona pulsa «Si»; la pregunta se cierra
    Dado que una persona abre un rol, en su versión 3. No se pregunta nada
    Cuando la persona pulsa «Eliminar»
    Entonces espera «Si» o «No»
    Cuando la persona pulsa «Si»
    Entonces se elimina; si no se pudo, se lee por qué y se puede reintentar o dejar
    Cuando la pregunta se cierra
    Entonces no se pregunta nada

  @RO-3e6ef9a2
  Escenario: RO-3e6ef9a2 la persona pulsa «Eliminar»; la persona pulsa «Si»; la eliminación se interrumpe: «Revise su conexión a internet»
    Dado que una persona abre un rol, en su versión 3. No se pregunta nada
    Cuando la persona pulsa «Eliminar»
    Entonces espera «Si» o «No»
    Cuando la persona pulsa «Si»
    Entonces se elimina; si no se pudo, se lee por qué y se puede reintentar o dejar
    Cuando la eliminación se interrumpe: «Revise su conexión a internet»
    Entonces no se pregunta nada

  @RO-fcdad081
  Escenario: RO-fcdad081 la persona pulsa «Eliminar»; la persona pulsa «Si»; la persona pulsa «Si»
    Dado que una persona abre un rol, en su versión 3. No se pregunta nada
    Cuando la persona pulsa «Eliminar»
    Entonces espera «Si» o «No»
    Cuando la persona pulsa «Si»
    Entonces se elimina; si no se pudo, se lee por qué y se puede reintentar o dejar
    Cuando la persona pulsa «Si»
    Entonces se elimina; si no se pudo, se lee por qué y se puede reintentar o dejar

  @RO-6e1d4c7c
  Escenario: RO-6e1d4c7c la persona pulsa «Eliminar»; la persona pulsa «Si»; la persona pulsa «No»
    Dado que una persona abre un rol, en su versión 3. No se pregunta nada
    Cuando la persona pulsa «Eliminar»
    Entonces espera «Si» o «No»
    Cuando la persona pulsa «Si»
    Entonces se elimina; si no se pudo, se lee por qué y se puede reintentar o dejar
    Cuando la persona pulsa «No»
    Entonces se elimina; si no se pudo, se lee por qué y se puede reintentar o dejar
