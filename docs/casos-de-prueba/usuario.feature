# language: es
Característica: La página de un usuario

  @US-e797c03f
  Escenario: US-e797c03f la pantalla muestra la versión 4; el servidor guarda al usuario; el servidor da una contraseña provisional; la persona pulsa «Listo»
    Dado que una persona agrega a un usuario, y el servidor pide contraseñas. El formulario está a la vista. No se está dando ninguna
    Cuando la pantalla muestra la versión 4
    Entonces el formulario está a la vista. No se está dando ninguna
    Cuando el servidor guarda al usuario
    Entonces ya es usuario: se le da su primera contraseña, o se deja para después. El servidor la hace y la contesta una sola vez
    Cuando el servidor da una contraseña provisional
    Entonces ya es usuario: se le da su primera contraseña, o se deja para después. Se muestra, para entregarla a la persona
    Y se ve la contraseña provisional
    Cuando la persona pulsa «Listo»
    Entonces se guardó y no queda nada que mostrar: la pantalla vuelve a la lista
    Y la pantalla vuelve a la lista de usuarios

  @US-d080c15b
  Escenario: US-d080c15b la persona pulsa «Guardar» para desactivar a quien tiene casos abiertos; la persona pulsa «Nueva contraseña»; el servidor guarda al usuario
    Dado que una persona agrega a un usuario, y el servidor pide contraseñas. El formulario está a la vista. No se está dando ninguna
    Cuando la persona pulsa «Guardar» para desactivar a quien tiene casos abiertos
    Entonces se nombran los casos abiertos y se elige a quién pasan, antes de desactivar a la persona. No se está dando ninguna
    Cuando la persona pulsa «Nueva contraseña»
    Entonces se nombran los casos abiertos y se elige a quién pasan, antes de desactivar a la persona. Se pregunta: la contraseña anterior dejará de servir y las sesiones terminarán
    Cuando el servidor guarda al usuario
    Entonces ya es usuario: se le da su primera contraseña, o se deja para después. El servidor la hace y la contesta una sola vez

  @US-25bfdf0f
  Escenario: US-25bfdf0f el servidor guarda al usuario; la contraseña no se pudo dar: «Revise su conexión a internet»; la persona lo deja
    Dado que una persona agrega a un usuario, y el servidor pide contraseñas. El formulario está a la vista. No se está dando ninguna
    Cuando el servidor guarda al usuario
    Entonces ya es usuario: se le da su primera contraseña, o se deja para después. El servidor la hace y la contesta una sola vez
    Cuando la contraseña no se pudo dar: «Revise su conexión a internet»
    Entonces ya es usuario: se le da su primera contraseña, o se deja para después. No se pudo, o no se sabe: otro intento da otra, y solo esa sirve
    Y se lee por qué no se pudo: «Revise su conexión a internet»
    Cuando la persona lo deja
    Entonces se guardó y no queda nada que mostrar: la pantalla vuelve a la lista
    Y la pantalla vuelve a la lista de usuarios

  @US-d4d91d72
  Escenario: US-d4d91d72 la persona confirma; la contraseña no se pudo dar: «Revise su conexión a internet»; la persona pulsa «Reintentar»; el servidor guarda al usuario
    Dado que una persona abre a un usuario, en su versión 3. El formulario está a la vista. No se está dando ninguna
    Cuando la persona confirma
    Entonces el formulario está a la vista. El servidor la hace y la contesta una sola vez
    Cuando la contraseña no se pudo dar: «Revise su conexión a internet»
    Entonces el formulario está a la vista. No se pudo, o no se sabe: otro intento da otra, y solo esa sirve
    Y se lee por qué no se pudo: «Revise su conexión a internet»
    Cuando la persona pulsa «Reintentar»
    Entonces el formulario está a la vista. El servidor la hace y la contesta una sola vez
    Cuando el servidor guarda al usuario
    Entonces se guardó y no queda nada que mostrar: la pantalla vuelve a la lista
    Y la pantalla vuelve a la lista de usuarios

  @US-4c5e10c3
  Escenario: US-4c5e10c3 la persona descarta lo escrito
    Dado que una persona abre a un usuario, en su versión 3. El formulario está a la vista. No se está dando ninguna
    Cuando la persona descarta lo escrito
    Entonces el formulario está a la vista. No se está dando ninguna

  @US-4d12b2e7
  Escenario: US-4d12b2e7 el guardado se interrumpe: «Revise su conexión a internet»
    Dado que una persona abre a un usuario, en su versión 3. El formulario está a la vista. No se está dando ninguna
    Cuando el guardado se interrumpe: «Revise su conexión a internet»
    Entonces el formulario está a la vista. No se está dando ninguna

  @US-b4b05042
  Escenario: US-b4b05042 la persona pulsa «Guardar»
    Dado que una persona abre a un usuario, en su versión 3. El formulario está a la vista. No se está dando ninguna
    Cuando la persona pulsa «Guardar»
    Entonces el formulario está a la vista. No se está dando ninguna

  @US-163ed76d
  Escenario: US-163ed76d la persona pulsa «Guardar» para desactivar a quien tiene casos abiertos; la pantalla muestra la versión 4
    Dado que una persona abre a un usuario, en su versión 3. El formulario está a la vista. No se está dando ninguna
    Cuando la persona pulsa «Guardar» para desactivar a quien tiene casos abiertos
    Entonces se nombran los casos abiertos y se elige a quién pasan, antes de desactivar a la persona. No se está dando ninguna
    Cuando la pantalla muestra la versión 4
    Entonces se nombran los casos abiertos y se elige a quién pasan, antes de desactivar a la persona. No se está dando ninguna

  @US-50832cde
  Escenario: US-50832cde la persona pulsa «Guardar» para desactivar a quien tiene casos abiertos; el servidor guarda al usuario
    Dado que una persona abre a un usuario, en su versión 3. El formulario está a la vista. No se está dando ninguna
    Cuando la persona pulsa «Guardar» para desactivar a quien tiene casos abiertos
    Entonces se nombran los casos abiertos y se elige a quién pasan, antes de desactivar a la persona. No se está dando ninguna
    Cuando el servidor guarda al usuario
    Entonces se guardó y no queda nada que mostrar: la pantalla vuelve a la lista
    Y la pantalla vuelve a la lista de usuarios

  @US-ddee10f0
  Escenario: US-ddee10f0 la persona pulsa «Guardar» para desactivar a quien tiene casos abiertos; la persona descarta lo escrito
    Dado que una persona abre a un usuario, en su versión 3. El formulario está a la vista. No se está dando ninguna
    Cuando la persona pulsa «Guardar» para desactivar a quien tiene casos abiertos
    Entonces se nombran los casos abiertos y se elige a quién pasan, antes de desactivar a la persona. No se está dando ninguna
    Cuando la persona descarta lo escrito
    Entonces el formulario está a la vista. No se está dando ninguna

  @US-930933b0
  Escenario: US-930933b0 la persona pulsa «Guardar» para desactivar a quien tiene casos abiertos; el guardado se interrumpe: «Revise su conexión a internet»
    Dado que una persona abre a un usuario, en su versión 3. El formulario está a la vista. No se está dando ninguna
    Cuando la persona pulsa «Guardar» para desactivar a quien tiene casos abiertos
    Entonces se nombran los casos abiertos y se elige a quién pasan, antes de desactivar a la persona. No se está dando ninguna
    Cuando el guardado se interrumpe: «Revise su conexión a internet»
    Entonces el formulario está a la vista. No se está dando ninguna

  @US-5d2d7ab7
  Escenario: US-5d2d7ab7 la persona pulsa «Guardar» para desactivar a quien tiene casos abiertos; la persona entrega los casos a 100002
    Dado que una persona abre a un usuario, en su versión 3. El formulario está a la vista. No se está dando ninguna
    Cuando la persona pulsa «Guardar» para desactivar a quien tiene casos abiertos
    Entonces se nombran los casos abiertos y se elige a quién pasan, antes de desactivar a la persona. No se está dando ninguna
    Cuando la persona entrega los casos a 100002
    Entonces el formulario está a la vista. No se está dando ninguna

  @US-2c905e21
  Escenario: US-2c905e21 la persona pulsa «Guardar» para desactivar a quien tiene casos abiertos; la persona regresa al formulario
    Dado que una persona abre a un usuario, en su versión 3. El formulario está a la vista. No se está dando ninguna
    Cuando la persona pulsa «Guardar» para desactivar a quien tiene casos abiertos
    Entonces se nombran los casos abiertos y se elige a quién pasan, antes de desactivar a la persona. No se está dando ninguna
    Cuando la persona regresa al formulario
    Entonces el formulario está a la vista. No se está dando ninguna

  @US-21d2d8e5
  Escenario: US-21d2d8e5 la persona pulsa «Nueva contraseña»; la persona lo deja
    Dado que una persona abre a un usuario, en su versión 3. El formulario está a la vista. No se está dando ninguna
    Cuando la persona pulsa «Nueva contraseña»
    Entonces el formulario está a la vista. Se pregunta: la contraseña anterior dejará de servir y las sesiones terminarán
    Cuando la persona lo deja
    Entonces el formulario está a la vista. No se está dando ninguna
