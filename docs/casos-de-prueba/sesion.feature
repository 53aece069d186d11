# language: es
Característica: Sesión

  @SE-6d02501f
  Escenario: SE-6d02501f el servidor recupera la sesión de Ana Peña Muñoz; la persona pulsa «Salir»; el servidor confirma la salida
    Dado que al abrir o recargar: se pregunta al servidor si la sesión sigue viva
    Cuando el servidor recupera la sesión de Ana Peña Muñoz
    Entonces la persona trabaja
    Y la barra dice Ana Peña Muñoz
    Cuando la persona pulsa «Salir»
    Entonces se avisa al servidor; conteste o no, la persona sale
    Cuando el servidor confirma la salida
    Entonces la persona escribe su número y elige su tienda

  @SE-f66e8de0
  Escenario: SE-f66e8de0 el servidor contesta que no hay sesión; la persona pulsa «Entrar» como 100002; alguien entra en otra pestaña
    Dado que al abrir o recargar: se pregunta al servidor si la sesión sigue viva
    Cuando el servidor contesta que no hay sesión
    Entonces la persona escribe su número y elige su tienda
    Cuando la persona pulsa «Entrar» como 100002
    Entonces el servidor decide si la persona entra
    Cuando alguien entra en otra pestaña
    Entonces al abrir o recargar: se pregunta al servidor si la sesión sigue viva

  @SE-5b02a480
  Escenario: SE-5b02a480 el servidor recupera la sesión de 100002, que debe cambiar su contraseña; el servidor guarda la contraseña nueva
    Dado que al abrir o recargar: se pregunta al servidor si la sesión sigue viva
    Cuando el servidor recupera la sesión de 100002, que debe cambiar su contraseña
    Entonces entró con una contraseña inicial: solo puede cambiarla o salir
    Y la pantalla pide cambiar la contraseña
    Cuando el servidor guarda la contraseña nueva
    Entonces al abrir o recargar: se pregunta al servidor si la sesión sigue viva

  @SE-9ae2dd6f
  Escenario: SE-9ae2dd6f no se puede recuperar la sesión: «Revise su conexión a internet»; la persona pide intentar de nuevo
    Dado que al abrir o recargar: se pregunta al servidor si la sesión sigue viva
    Cuando no se puede recuperar la sesión: «Revise su conexión a internet»
    Entonces el servidor no contestó si la sesión sigue viva: se intenta de nuevo, solo o a petición
    Y la pantalla dice «Revise su conexión a internet»
    Cuando la persona pide intentar de nuevo
    Entonces al abrir o recargar: se pregunta al servidor si la sesión sigue viva

  @SE-29e95c94
  Escenario: SE-29e95c94 el servidor recupera la sesión de Ana Peña Muñoz; pasan 15 minutos sin actividad en ninguna pestaña; la persona pulsa el botón del diálogo
    Dado que al abrir o recargar: se pregunta al servidor si la sesión sigue viva
    Cuando el servidor recupera la sesión de Ana Peña Muñoz
    Entonces la persona trabaja
    Y la barra dice Ana Peña Muñoz
    Cuando pasan 15 minutos sin actividad en ninguna pestaña
    Entonces la sesión se cerró por inactividad; un diálogo lo dice y espera
    Cuando la persona pulsa el botón del diálogo
    Entonces la persona escribe su número y elige su tienda

  @SE-4330be3b
  Escenario: SE-4330be3b el servidor recupera la sesión de Ana Peña Muñoz; el servidor informa otra versión; la persona pulsa el botón del diálogo
    Dado que al abrir o recargar: se pregunta al servidor si la sesión sigue viva
    Cuando el servidor recupera la sesión de Ana Peña Muñoz
    Entonces la persona trabaja
    Y la barra dice Ana Peña Muñoz
    Cuando el servidor informa otra versión
    Entonces la versión en uso está vencida; un diálogo lo dice y después se sale
    Cuando la persona pulsa el botón del diálogo
    Entonces se avisa al servidor; conteste o no, la persona sale

  @SE-ac695493
  Escenario: SE-ac695493 el servidor recupera la sesión de Ana Peña Muñoz; el servidor contesta que ya no conoce la sesión; alguien entra en otra pestaña
    Dado que al abrir o recargar: se pregunta al servidor si la sesión sigue viva
    Cuando el servidor recupera la sesión de Ana Peña Muñoz
    Entonces la persona trabaja
    Y la barra dice Ana Peña Muñoz
    Cuando el servidor contesta que ya no conoce la sesión
    Entonces no entró, o el servidor terminó su sesión: la pantalla dice por qué
    Y la pantalla dice «Su sesión terminó»
    Cuando alguien entra en otra pestaña
    Entonces al abrir o recargar: se pregunta al servidor si la sesión sigue viva

  @SE-bda7bec9
  Escenario: SE-bda7bec9 el servidor recupera la sesión de Ana Peña Muñoz; el servidor avisa que cambiaron los permisos de la persona
    Dado que al abrir o recargar: se pregunta al servidor si la sesión sigue viva
    Cuando el servidor recupera la sesión de Ana Peña Muñoz
    Entonces la persona trabaja
    Y la barra dice Ana Peña Muñoz
    Cuando el servidor avisa que cambiaron los permisos de la persona
    Entonces al abrir o recargar: se pregunta al servidor si la sesión sigue viva

  @SE-c4f6f5bf
  Escenario: SE-c4f6f5bf el servidor recupera la sesión de Ana Peña Muñoz; la persona sale en otra pestaña
    Dado que al abrir o recargar: se pregunta al servidor si la sesión sigue viva
    Cuando el servidor recupera la sesión de Ana Peña Muñoz
    Entonces la persona trabaja
    Y la barra dice Ana Peña Muñoz
    Cuando la persona sale en otra pestaña
    Entonces la persona escribe su número y elige su tienda

  @SE-86522f9b
  Escenario: SE-86522f9b el servidor recupera la sesión de Ana Peña Muñoz; alguien entra en otra pestaña
    Dado que al abrir o recargar: se pregunta al servidor si la sesión sigue viva
    Cuando el servidor recupera la sesión de Ana Peña Muñoz
    Entonces la persona trabaja
    Y la barra dice Ana Peña Muñoz
    Cuando alguien entra en otra pestaña
    Entonces al abrir o recargar: se pregunta al servidor si la sesión sigue viva

  @SE-1af05738
  Escenario: SE-1af05738 el servidor recupera la sesión de Ana Peña Muñoz; el navegador no deja vigilar la actividad
    Dado que al abrir o recargar: se pregunta al servidor si la sesión sigue viva
    Cuando el servidor recupera la sesión de Ana Peña Muñoz
    Entonces la persona trabaja
    Y la barra dice Ana Peña Muñoz
    Cuando el navegador no deja vigilar la actividad
    Entonces la persona trabaja

  @SE-ed73dbd5
  Escenario: SE-ed73dbd5 el servidor recupera la sesión de 100002, que debe cambiar su contraseña; la persona pulsa «Salir»
    Dado que al abrir o recargar: se pregunta al servidor si la sesión sigue viva
    Cuando el servidor recupera la sesión de 100002, que debe cambiar su contraseña
    Entonces entró con una contraseña inicial: solo puede cambiarla o salir
    Y la pantalla pide cambiar la contraseña
    Cuando la persona pulsa «Salir»
    Entonces se avisa al servidor; conteste o no, la persona sale

  @SE-44435372
  Escenario: SE-44435372 el servidor recupera la sesión de 100002, que debe cambiar su contraseña; el servidor contesta que ya no conoce la sesión
    Dado que al abrir o recargar: se pregunta al servidor si la sesión sigue viva
    Cuando el servidor recupera la sesión de 100002, que debe cambiar su contraseña
    Entonces entró con una contraseña inicial: solo puede cambiarla o salir
    Y la pantalla pide cambiar la contraseña
    Cuando el servidor contesta que ya no conoce la sesión
    Entonces no entró, o el servidor terminó su sesión: la pantalla dice por qué
    Y la pantalla dice «Su sesión terminó»

  @SE-777483f7
  Escenario: SE-777483f7 el servidor recupera la sesión de 100002, que debe cambiar su contraseña; alguien entra en otra pestaña
    Dado que al abrir o recargar: se pregunta al servidor si la sesión sigue viva
    Cuando el servidor recupera la sesión de 100002, que debe cambiar su contraseña
    Entonces entró con una contraseña inicial: solo puede cambiarla o salir
    Y la pantalla pide cambiar la contraseña
    Cuando alguien entra en otra pestaña
    Entonces al abrir o recargar: se pregunta al servidor si la sesión sigue viva

  @SE-bc379cc9
  Escenario: SE-bc379cc9 el servidor recupera la sesión de 100002, que debe cambiar su contraseña; el navegador no deja vigilar otras pestañas
    Dado que al abrir o recargar: se pregunta al servidor si la sesión sigue viva
    Cuando el servidor recupera la sesión de 100002, que debe cambiar su contraseña
    Entonces entró con una contraseña inicial: solo puede cambiarla o salir
    Y la pantalla pide cambiar la contraseña
    Cuando el navegador no deja vigilar otras pestañas
    Entonces entró con una contraseña inicial: solo puede cambiarla o salir

  @SE-1fae2e9f
  Escenario: SE-1fae2e9f el servidor contesta que no hay sesión; alguien entra en otra pestaña
    Dado que al abrir o recargar: se pregunta al servidor si la sesión sigue viva
    Cuando el servidor contesta que no hay sesión
    Entonces la persona escribe su número y elige su tienda
    Cuando alguien entra en otra pestaña
    Entonces al abrir o recargar: se pregunta al servidor si la sesión sigue viva

  @SE-e0acdf76
  Escenario: SE-e0acdf76 el servidor contesta que no hay sesión; el navegador no deja vigilar otras pestañas
    Dado que al abrir o recargar: se pregunta al servidor si la sesión sigue viva
    Cuando el servidor contesta que no hay sesión
    Entonces la persona escribe su número y elige su tienda
    Cuando el navegador no deja vigilar otras pestañas
    Entonces la persona escribe su número y elige su tienda

  @SE-ae71f5d1
  Escenario: SE-ae71f5d1 no se puede recuperar la sesión: «Revise su conexión a internet»; la persona pulsa «Salir»
    Dado que al abrir o recargar: se pregunta al servidor si la sesión sigue viva
    Cuando no se puede recuperar la sesión: «Revise su conexión a internet»
    Entonces el servidor no contestó si la sesión sigue viva: se intenta de nuevo, solo o a petición
    Y la pantalla dice «Revise su conexión a internet»
    Cuando la persona pulsa «Salir»
    Entonces se avisa al servidor; conteste o no, la persona sale

  @SE-461bcd07
  Escenario: SE-461bcd07 no se puede recuperar la sesión: «Revise su conexión a internet»; pasan 5 segundos
    Dado que al abrir o recargar: se pregunta al servidor si la sesión sigue viva
    Cuando no se puede recuperar la sesión: «Revise su conexión a internet»
    Entonces el servidor no contestó si la sesión sigue viva: se intenta de nuevo, solo o a petición
    Y la pantalla dice «Revise su conexión a internet»
    Cuando pasan 5 segundos
    Entonces al abrir o recargar: se pregunta al servidor si la sesión sigue viva

  @SE-a0d059d0
  Escenario: SE-a0d059d0 el servidor recupera la sesión de Ana Peña Muñoz; la persona pulsa «Salir»; el aviso de salida no llega al servidor: «Revise su conexión a internet»
    Dado que al abrir o recargar: se pregunta al servidor si la sesión sigue viva
    Cuando el servidor recupera la sesión de Ana Peña Muñoz
    Entonces la persona trabaja
    Y la barra dice Ana Peña Muñoz
    Cuando la persona pulsa «Salir»
    Entonces se avisa al servidor; conteste o no, la persona sale
    Cuando el aviso de salida no llega al servidor: «Revise su conexión a internet»
    Entonces la persona escribe su número y elige su tienda

  @SE-238dcbd9
  Escenario: SE-238dcbd9 el servidor recupera la sesión de Ana Peña Muñoz; la persona pulsa «Salir»; pasan 3 segundos sin respuesta
    Dado que al abrir o recargar: se pregunta al servidor si la sesión sigue viva
    Cuando el servidor recupera la sesión de Ana Peña Muñoz
    Entonces la persona trabaja
    Y la barra dice Ana Peña Muñoz
    Cuando la persona pulsa «Salir»
    Entonces se avisa al servidor; conteste o no, la persona sale
    Cuando pasan 3 segundos sin respuesta
    Entonces la persona escribe su número y elige su tienda

  @SE-93428727
  Escenario: SE-93428727 el servidor recupera la sesión de Ana Peña Muñoz; pasan 15 minutos sin actividad en ninguna pestaña; alguien entra en otra pestaña
    Dado que al abrir o recargar: se pregunta al servidor si la sesión sigue viva
    Cuando el servidor recupera la sesión de Ana Peña Muñoz
    Entonces la persona trabaja
    Y la barra dice Ana Peña Muñoz
    Cuando pasan 15 minutos sin actividad en ninguna pestaña
    Entonces la sesión se cerró por inactividad; un diálogo lo dice y espera
    Cuando alguien entra en otra pestaña
    Entonces al abrir o recargar: se pregunta al servidor si la sesión sigue viva

  @SE-e0992288
  Escenario: SE-e0992288 el servidor recupera la sesión de Ana Peña Muñoz; pasan 15 minutos sin actividad en ninguna pestaña; el servidor confirma la salida
    Dado que al abrir o recargar: se pregunta al servidor si la sesión sigue viva
    Cuando el servidor recupera la sesión de Ana Peña Muñoz
    Entonces la persona trabaja
    Y la barra dice Ana Peña Muñoz
    Cuando pasan 15 minutos sin actividad en ninguna pestaña
    Entonces la sesión se cerró por inactividad; un diálogo lo dice y espera
    Cuando el servidor confirma la salida
    Entonces la sesión se cerró por inactividad; un diálogo lo dice y espera

  @SE-36b53efd
  Escenario: SE-36b53efd el servidor recupera la sesión de Ana Peña Muñoz; pasan 15 minutos sin actividad en ninguna pestaña; el aviso de salida no llega al servidor: «Revise su conexión a internet»
    Dado que al abrir o recargar: se pregunta al servidor si la sesión sigue viva
    Cuando el servidor recupera la sesión de Ana Peña Muñoz
    Entonces la persona trabaja
    Y la barra dice Ana Peña Muñoz
    Cuando pasan 15 minutos sin actividad en ninguna pestaña
    Entonces la sesión se cerró por inactividad; un diálogo lo dice y espera
    Cuando el aviso de salida no llega al servidor: «Revise su conexión a internet»
    Entonces la sesión se cerró por inactividad; un diálogo lo dice y espera

  @SE-20744158
  Escenario: SE-20744158 el servidor recupera la sesión de Ana Peña Muñoz; el servidor informa otra versión; la persona sale en otra pestaña
    Dado que al abrir o recargar: se pregunta al servidor si la sesión sigue viva
    Cuando el servidor recupera la sesión de Ana Peña Muñoz
    Entonces la persona trabaja
    Y la barra dice Ana Peña Muñoz
    Cuando el servidor informa otra versión
    Entonces la versión en uso está vencida; un diálogo lo dice y después se sale
    Cuando la persona sale en otra pestaña
    Entonces la persona escribe su número y elige su tienda

  @SE-a73c9566
  Escenario: SE-a73c9566 el servidor recupera la sesión de Ana Peña Muñoz; el servidor contesta que ya no conoce la sesión; el navegador no deja vigilar otras pestañas
    Dado que al abrir o recargar: se pregunta al servidor si la sesión sigue viva
    Cuando el servidor recupera la sesión de Ana Peña Muñoz
    Entonces la persona trabaja
    Y la barra dice Ana Peña Muñoz
    Cuando el servidor contesta que ya no conoce la sesión
    Entonces no entró, o el servidor terminó su sesión: la pantalla dice por qué
    Y la pantalla dice «Su sesión terminó»
    Cuando el navegador no deja vigilar otras pestañas
    Entonces no entró, o el servidor terminó su sesión: la pantalla dice por qué

  @SE-ce930708
  Escenario: SE-ce930708 el servidor recupera la sesión de Ana Peña Muñoz; el servidor contesta que ya no conoce la sesión; la persona corrige lo escrito
    Dado que al abrir o recargar: se pregunta al servidor si la sesión sigue viva
    Cuando el servidor recupera la sesión de Ana Peña Muñoz
    Entonces la persona trabaja
    Y la barra dice Ana Peña Muñoz
    Cuando el servidor contesta que ya no conoce la sesión
    Entonces no entró, o el servidor terminó su sesión: la pantalla dice por qué
    Y la pantalla dice «Su sesión terminó»
    Cuando la persona corrige lo escrito
    Entonces la persona escribe su número y elige su tienda

  @SE-87fdcf79
  Escenario: SE-87fdcf79 el servidor recupera la sesión de Ana Peña Muñoz; el servidor contesta que ya no conoce la sesión; la persona pulsa «Entrar» como 100002
    Dado que al abrir o recargar: se pregunta al servidor si la sesión sigue viva
    Cuando el servidor recupera la sesión de Ana Peña Muñoz
    Entonces la persona trabaja
    Y la barra dice Ana Peña Muñoz
    Cuando el servidor contesta que ya no conoce la sesión
    Entonces no entró, o el servidor terminó su sesión: la pantalla dice por qué
    Y la pantalla dice «Su sesión terminó»
    Cuando la persona pulsa «Entrar» como 100002
    Entonces el servidor decide si la persona entra

  @SE-0649945b
  Escenario: SE-0649945b el servidor contesta que no hay sesión; la persona pulsa «Entrar» como 100002; el navegador no deja vigilar otras pestañas
    Dado que al abrir o recargar: se pregunta al servidor si la sesión sigue viva
    Cuando el servidor contesta que no hay sesión
    Entonces la persona escribe su número y elige su tienda
    Cuando la persona pulsa «Entrar» como 100002
    Entonces el servidor decide si la persona entra
    Cuando el navegador no deja vigilar otras pestañas
    Entonces el servidor decide si la persona entra

  @SE-7ccd44e2
  Escenario: SE-7ccd44e2 el servidor contesta que no hay sesión; la persona pulsa «Entrar» como 100002; el servidor deja entrar a Ana Peña Muñoz
    Dado que al abrir o recargar: se pregunta al servidor si la sesión sigue viva
    Cuando el servidor contesta que no hay sesión
    Entonces la persona escribe su número y elige su tienda
    Cuando la persona pulsa «Entrar» como 100002
    Entonces el servidor decide si la persona entra
    Cuando el servidor deja entrar a Ana Peña Muñoz
    Entonces la persona trabaja
    Y la barra dice Ana Peña Muñoz

  @SE-ac598cf0
  Escenario: SE-ac598cf0 el servidor contesta que no hay sesión; la persona pulsa «Entrar» como 100002; el servidor deja entrar a 100002 solo para cambiar su contraseña
    Dado que al abrir o recargar: se pregunta al servidor si la sesión sigue viva
    Cuando el servidor contesta que no hay sesión
    Entonces la persona escribe su número y elige su tienda
    Cuando la persona pulsa «Entrar» como 100002
    Entonces el servidor decide si la persona entra
    Cuando el servidor deja entrar a 100002 solo para cambiar su contraseña
    Entonces entró con una contraseña inicial: solo puede cambiarla o salir
    Y la pantalla pide cambiar la contraseña

  @SE-3bd24f2a
  Escenario: SE-3bd24f2a el servidor contesta que no hay sesión; la persona pulsa «Entrar» como 100002; el servidor no deja entrar: «La solicitud no es válida»
    Dado que al abrir o recargar: se pregunta al servidor si la sesión sigue viva
    Cuando el servidor contesta que no hay sesión
    Entonces la persona escribe su número y elige su tienda
    Cuando la persona pulsa «Entrar» como 100002
    Entonces el servidor decide si la persona entra
    Cuando el servidor no deja entrar: «La solicitud no es válida»
    Entonces no entró, o el servidor terminó su sesión: la pantalla dice por qué
    Y la pantalla dice «La solicitud no es válida»
