# language: es
Característica: Nuevo Caso

  @NC-ea10572a
  Escenario: NC-ea10572a la persona pulsa «Nuevo Caso»; hay un borrador que se envió sin saber cómo terminó; la persona busca al cliente; el servidor encuentra 1 clientes; la persona pulsa «Guardar» y todo está bien; el guardado falla: «Revise su conexión a internet»; la persona busca al cliente; la vigilancia de la conexión se interrumpe
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso»
    Entonces nada se ha escrito
    Cuando hay un borrador que se envió sin saber cómo terminó
    Entonces la persona llena el formulario
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona busca al cliente
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan
    Cuando el servidor encuentra 1 clientes
    Entonces la persona llena el formulario
    Y la lista muestra «Crear nuevo cliente» y 1 clientes
    Cuando la persona pulsa «Guardar» y todo está bien
    Entonces se envía el caso con sus anexos; el botón dice "Creando caso..."
    Y se ve el avance: 0 %
    Cuando el guardado falla: «Revise su conexión a internet»
    Entonces faltó la conexión; al volver se guarda lo mismo, si nadie cambió nada
    Y al pie se lee «Revise su conexión a internet»
    Y se avisa «Revise su conexión a internet»
    Cuando la persona busca al cliente
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan
    Cuando la vigilancia de la conexión se interrumpe
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan

  @NC-05fea3c6
  Escenario: NC-05fea3c6 la persona pulsa «Nuevo Caso»; la persona pulsa «Guardar» y todo está bien; el guardado falla: «Su sesión terminó»; la persona pulsa «Cerrar»; la vigilancia de la conexión se interrumpe
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso»
    Entonces nada se ha escrito
    Cuando la persona pulsa «Guardar» y todo está bien
    Entonces se envía el caso con sus anexos; el botón dice "Creando caso..."
    Y se ve el avance: 0 %
    Cuando el guardado falla: «Su sesión terminó»
    Entonces la persona llena el formulario
    Y al pie se lee «Su sesión terminó»
    Y se avisa «Su sesión terminó»
    Cuando la persona pulsa «Cerrar»
    Entonces hay algo escrito: ¿descartarlo o seguir editando? Mientras tanto, nada se envía solo
    Cuando la vigilancia de la conexión se interrumpe
    Entonces hay algo escrito: ¿descartarlo o seguir editando? Mientras tanto, nada se envía solo

  @NC-21d1d0c2
  Escenario: NC-21d1d0c2 la persona pulsa «Nuevo Caso»; la persona busca al cliente; el servidor encuentra 1 clientes; la persona pulsa «Guardar» y todo está bien; el servidor contesta que creó el caso 7001; la vigilancia de la conexión se interrumpe
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso»
    Entonces nada se ha escrito
    Cuando la persona busca al cliente
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan
    Cuando el servidor encuentra 1 clientes
    Entonces la persona llena el formulario
    Y la lista muestra «Crear nuevo cliente» y 1 clientes
    Cuando la persona pulsa «Guardar» y todo está bien
    Entonces se envía el caso con sus anexos; el botón dice "Creando caso..."
    Y se ve el avance: 0 %
    Cuando el servidor contesta que creó el caso 7001
    Entonces el caso está creado: se trae antes de ir a él. Aunque no se pueda traer, existe
    Y el borrador se olvida
    Cuando la vigilancia de la conexión se interrumpe
    Entonces el caso está creado: se trae antes de ir a él. Aunque no se pueda traer, existe

  @NC-477a0022
  Escenario: NC-477a0022 la persona pulsa «Nuevo Caso»; la persona cambia algo del formulario; la vigilancia de la conexión se interrumpe
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso»
    Entonces nada se ha escrito
    Cuando la persona cambia algo del formulario
    Entonces la persona llena el formulario
    Cuando la vigilancia de la conexión se interrumpe
    Entonces la persona llena el formulario

  @NC-c532151b
  Escenario: NC-c532151b la persona pulsa «Nuevo Caso»; la persona pulsa «Guardar» y todo está bien; el guardado falla: «La solicitud no es válida»; la persona cambia algo del formulario
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso»
    Entonces nada se ha escrito
    Cuando la persona pulsa «Guardar» y todo está bien
    Entonces se envía el caso con sus anexos; el botón dice "Creando caso..."
    Y se ve el avance: 0 %
    Cuando el guardado falla: «La solicitud no es válida»
    Entonces la persona llena el formulario
    Y al pie se lee «La solicitud no es válida»
    Y se avisa «La solicitud no es válida»
    Cuando la persona cambia algo del formulario
    Entonces la persona llena el formulario

  @NC-cc7d7118
  Escenario: NC-cc7d7118 la persona pulsa «Nuevo Caso»; la persona pulsa «Guardar» y todo está bien; el guardado se interrumpe: «Revise su conexión a internet»; la persona pulsa «Guardar» y algo falta o está mal
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso»
    Entonces nada se ha escrito
    Cuando la persona pulsa «Guardar» y todo está bien
    Entonces se envía el caso con sus anexos; el botón dice "Creando caso..."
    Y se ve el avance: 0 %
    Cuando el guardado se interrumpe: «Revise su conexión a internet»
    Entonces la persona llena el formulario
    Y se avisa «Revise su conexión a internet»
    Cuando la persona pulsa «Guardar» y algo falta o está mal
    Entonces la persona llena el formulario
    Y el foco va al primer campo por corregir

  @NC-6be60f0d
  Escenario: NC-6be60f0d la persona pulsa «Nuevo Caso»; la persona pulsa «Guardar» y todo está bien; el guardado falla: «Revise su conexión a internet»; la persona pulsa «Cerrar»; la persona prefiere seguir editando
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso»
    Entonces nada se ha escrito
    Cuando la persona pulsa «Guardar» y todo está bien
    Entonces se envía el caso con sus anexos; el botón dice "Creando caso..."
    Y se ve el avance: 0 %
    Cuando el guardado falla: «Revise su conexión a internet»
    Entonces faltó la conexión; al volver se guarda lo mismo, si nadie cambió nada
    Y al pie se lee «Revise su conexión a internet»
    Y se avisa «Revise su conexión a internet»
    Cuando la persona pulsa «Cerrar»
    Entonces hay algo escrito: ¿descartarlo o seguir editando? Mientras tanto, nada se envía solo
    Cuando la persona prefiere seguir editando
    Entonces la persona llena el formulario

  @NC-3958bd35
  Escenario: NC-3958bd35 la vigilancia de la conexión se interrumpe
    Dado que la ventana está cerrada
    Cuando la vigilancia de la conexión se interrumpe
    Entonces la ventana está cerrada

  @NC-8fc7aff7
  Escenario: NC-8fc7aff7 la persona pulsa «Nuevo Caso»; la vigilancia de la conexión se interrumpe
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso»
    Entonces nada se ha escrito
    Cuando la vigilancia de la conexión se interrumpe
    Entonces nada se ha escrito

  @NC-a44a1c7b
  Escenario: NC-a44a1c7b la persona pulsa «Nuevo Caso»; la persona pulsa «Guardar» y algo falta o está mal
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso»
    Entonces nada se ha escrito
    Cuando la persona pulsa «Guardar» y algo falta o está mal
    Entonces nada se ha escrito
    Y el foco va al primer campo por corregir

  @NC-77c340f7
  Escenario: NC-77c340f7 la persona pulsa «Nuevo Caso»; la persona pulsa «Cerrar»
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso»
    Entonces nada se ha escrito
    Cuando la persona pulsa «Cerrar»
    Entonces la ventana está cerrada

  @NC-4819c2f0
  Escenario: NC-4819c2f0 la persona pulsa «Nuevo Caso»; la persona busca al cliente; la persona cambia algo del formulario
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso»
    Entonces nada se ha escrito
    Cuando la persona busca al cliente
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan
    Cuando la persona cambia algo del formulario
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan

  @NC-e25d6420
  Escenario: NC-e25d6420 la persona pulsa «Nuevo Caso»; la persona busca al cliente; la persona busca al cliente
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso»
    Entonces nada se ha escrito
    Cuando la persona busca al cliente
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan
    Cuando la persona busca al cliente
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan

  @NC-27937e89
  Escenario: NC-27937e89 la persona pulsa «Nuevo Caso»; la persona busca al cliente; la persona pulsa «Guardar» y todo está bien
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso»
    Entonces nada se ha escrito
    Cuando la persona busca al cliente
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan
    Cuando la persona pulsa «Guardar» y todo está bien
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan

  @NC-f748a958
  Escenario: NC-f748a958 la persona pulsa «Nuevo Caso»; la persona busca al cliente; la persona pulsa «Guardar» y algo falta o está mal
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso»
    Entonces nada se ha escrito
    Cuando la persona busca al cliente
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan
    Cuando la persona pulsa «Guardar» y algo falta o está mal
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan

  @NC-d31dffc3
  Escenario: NC-d31dffc3 la persona pulsa «Nuevo Caso»; la persona busca al cliente; la persona pulsa «Cerrar»
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso»
    Entonces nada se ha escrito
    Cuando la persona busca al cliente
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan
    Cuando la persona pulsa «Cerrar»
    Entonces hay algo escrito: ¿descartarlo o seguir editando? Mientras tanto, nada se envía solo

  @NC-175709c5
  Escenario: NC-175709c5 la persona pulsa «Nuevo Caso»; la persona busca al cliente; el servidor encuentra 0 clientes
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso»
    Entonces nada se ha escrito
    Cuando la persona busca al cliente
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan
    Cuando el servidor encuentra 0 clientes
    Entonces la persona llena el formulario
    Y queda elegido «Crear nuevo cliente»
    Y se avisa «No se encontraron resultados»

  @NC-0d6750af
  Escenario: NC-0d6750af la persona pulsa «Nuevo Caso»; la persona busca al cliente; la búsqueda de clientes falla: «Revise su conexión a internet»
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso»
    Entonces nada se ha escrito
    Cuando la persona busca al cliente
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan
    Cuando la búsqueda de clientes falla: «Revise su conexión a internet»
    Entonces la persona llena el formulario
    Y queda elegido «Crear nuevo cliente»
    Y se avisa «Revise su conexión a internet»

  @NC-52722058
  Escenario: NC-52722058 la persona pulsa «Nuevo Caso»; la persona pulsa «Guardar» y todo está bien; la vigilancia de la conexión se interrumpe
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso»
    Entonces nada se ha escrito
    Cuando la persona pulsa «Guardar» y todo está bien
    Entonces se envía el caso con sus anexos; el botón dice "Creando caso..."
    Y se ve el avance: 0 %
    Cuando la vigilancia de la conexión se interrumpe
    Entonces se envía el caso con sus anexos; el botón dice "Creando caso..."

  @NC-e770c5b4
  Escenario: NC-e770c5b4 la persona pulsa «Nuevo Caso»; la persona pulsa «Guardar» y todo está bien; va enviado el 50 %
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso»
    Entonces nada se ha escrito
    Cuando la persona pulsa «Guardar» y todo está bien
    Entonces se envía el caso con sus anexos; el botón dice "Creando caso..."
    Y se ve el avance: 0 %
    Cuando va enviado el 50 %
    Entonces se envía el caso con sus anexos; el botón dice "Creando caso..."
    Y se ve el avance: 50 %

  @NC-9c587286
  Escenario: NC-9c587286 la persona pulsa «Nuevo Caso»; la persona cambia algo del formulario; la persona pulsa «Cerrar»; la persona descarta lo escrito
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso»
    Entonces nada se ha escrito
    Cuando la persona cambia algo del formulario
    Entonces la persona llena el formulario
    Cuando la persona pulsa «Cerrar»
    Entonces hay algo escrito: ¿descartarlo o seguir editando? Mientras tanto, nada se envía solo
    Cuando la persona descarta lo escrito
    Entonces la ventana está cerrada
    Y el borrador se olvida

  @NC-56937b93
  Escenario: NC-56937b93 la persona pulsa «Nuevo Caso»; la persona pulsa «Guardar» y todo está bien; el servidor contesta que creó el caso 7001; el servidor entrega el caso
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso»
    Entonces nada se ha escrito
    Cuando la persona pulsa «Guardar» y todo está bien
    Entonces se envía el caso con sus anexos; el botón dice "Creando caso..."
    Y se ve el avance: 0 %
    Cuando el servidor contesta que creó el caso 7001
    Entonces el caso está creado: se trae antes de ir a él. Aunque no se pueda traer, existe
    Y el borrador se olvida
    Cuando el servidor entrega el caso
    Entonces la ventana está cerrada
    Y la aplicación va al caso 7001

  @NC-b7f4d6a8
  Escenario: NC-b7f4d6a8 la persona pulsa «Nuevo Caso»; la persona pulsa «Guardar» y todo está bien; el servidor contesta que creó el caso 7001; el caso creado no se puede traer: «Revise su conexión a internet»
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso»
    Entonces nada se ha escrito
    Cuando la persona pulsa «Guardar» y todo está bien
    Entonces se envía el caso con sus anexos; el botón dice "Creando caso..."
    Y se ve el avance: 0 %
    Cuando el servidor contesta que creó el caso 7001
    Entonces el caso está creado: se trae antes de ir a él. Aunque no se pueda traer, existe
    Y el borrador se olvida
    Cuando el caso creado no se puede traer: «Revise su conexión a internet»
    Entonces la ventana está cerrada
    Y la aplicación va al caso 7001

  @NC-c45ece9e
  Escenario: NC-c45ece9e la persona pulsa «Nuevo Caso»; la persona pulsa «Guardar» y todo está bien; el guardado falla: «Revise su conexión a internet»; la vigilancia de la conexión se interrumpe
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso»
    Entonces nada se ha escrito
    Cuando la persona pulsa «Guardar» y todo está bien
    Entonces se envía el caso con sus anexos; el botón dice "Creando caso..."
    Y se ve el avance: 0 %
    Cuando el guardado falla: «Revise su conexión a internet»
    Entonces faltó la conexión; al volver se guarda lo mismo, si nadie cambió nada
    Y al pie se lee «Revise su conexión a internet»
    Y se avisa «Revise su conexión a internet»
    Cuando la vigilancia de la conexión se interrumpe
    Entonces faltó la conexión; al volver se guarda lo mismo, si nadie cambió nada

  @NC-2b0f8066
  Escenario: NC-2b0f8066 la persona pulsa «Nuevo Caso»; la persona pulsa «Guardar» y todo está bien; el guardado falla: «Revise su conexión a internet»; la persona cambia algo del formulario
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso»
    Entonces nada se ha escrito
    Cuando la persona pulsa «Guardar» y todo está bien
    Entonces se envía el caso con sus anexos; el botón dice "Creando caso..."
    Y se ve el avance: 0 %
    Cuando el guardado falla: «Revise su conexión a internet»
    Entonces faltó la conexión; al volver se guarda lo mismo, si nadie cambió nada
    Y al pie se lee «Revise su conexión a internet»
    Y se avisa «Revise su conexión a internet»
    Cuando la persona cambia algo del formulario
    Entonces la persona llena el formulario

  @NC-1d0fa3f5
  Escenario: NC-1d0fa3f5 la persona pulsa «Nuevo Caso»; la persona pulsa «Guardar» y todo está bien; el guardado falla: «Revise su conexión a internet»; la persona pulsa «Guardar» y todo está bien
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso»
    Entonces nada se ha escrito
    Cuando la persona pulsa «Guardar» y todo está bien
    Entonces se envía el caso con sus anexos; el botón dice "Creando caso..."
    Y se ve el avance: 0 %
    Cuando el guardado falla: «Revise su conexión a internet»
    Entonces faltó la conexión; al volver se guarda lo mismo, si nadie cambió nada
    Y al pie se lee «Revise su conexión a internet»
    Y se avisa «Revise su conexión a internet»
    Cuando la persona pulsa «Guardar» y todo está bien
    Entonces se envía el caso con sus anexos; el botón dice "Creando caso..."
    Y se ve el avance: 0 %

  @NC-3ec5fc51
  Escenario: NC-3ec5fc51 la persona pulsa «Nuevo Caso»; la persona pulsa «Guardar» y todo está bien; el guardado falla: «Revise su conexión a internet»; la persona pulsa «Guardar» y algo falta o está mal
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso»
    Entonces nada se ha escrito
    Cuando la persona pulsa «Guardar» y todo está bien
    Entonces se envía el caso con sus anexos; el botón dice "Creando caso..."
    Y se ve el avance: 0 %
    Cuando el guardado falla: «Revise su conexión a internet»
    Entonces faltó la conexión; al volver se guarda lo mismo, si nadie cambió nada
    Y al pie se lee «Revise su conexión a internet»
    Y se avisa «Revise su conexión a internet»
    Cuando la persona pulsa «Guardar» y algo falta o está mal
    Entonces faltó la conexión; al volver se guarda lo mismo, si nadie cambió nada
    Y el foco va al primer campo por corregir

  @NC-8e599cb9
  Escenario: NC-8e599cb9 la persona pulsa «Nuevo Caso»; la persona pulsa «Guardar» y todo está bien; el guardado falla: «Revise su conexión a internet»; vuelve la conexión
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso»
    Entonces nada se ha escrito
    Cuando la persona pulsa «Guardar» y todo está bien
    Entonces se envía el caso con sus anexos; el botón dice "Creando caso..."
    Y se ve el avance: 0 %
    Cuando el guardado falla: «Revise su conexión a internet»
    Entonces faltó la conexión; al volver se guarda lo mismo, si nadie cambió nada
    Y al pie se lee «Revise su conexión a internet»
    Y se avisa «Revise su conexión a internet»
    Cuando vuelve la conexión
    Entonces se envía el caso con sus anexos; el botón dice "Creando caso..."
    Y se ve el avance: 0 %
