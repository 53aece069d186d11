# language: es
Característica: Vigilancia de un caso abierto

  @VC-c8f91e99
  Escenario: VC-c8f91e99 la pantalla muestra la versión 3 del caso; pasan 8 segundos; la pantalla muestra la versión 3 del caso
    Dado que se abre el caso 7001. No se pregunta: no hay caso en pantalla, la página no se ve o se está guardando
    Cuando la pantalla muestra la versión 3 del caso
    Entonces se deja pasar un rato
    Cuando pasan 8 segundos
    Entonces se pregunta por la versión y por lo que cambió
    Cuando la pantalla muestra la versión 3 del caso
    Entonces se deja pasar un rato

  @VC-512e4947
  Escenario: VC-512e4947 la persona pasa a otra pestaña; la persona envía un trabajo; la persona vuelve a la pestaña
    Dado que se abre el caso 7001. No se pregunta: no hay caso en pantalla, la página no se ve o se está guardando
    Cuando la persona pasa a otra pestaña
    Entonces no se pregunta: no hay caso en pantalla, la página no se ve o se está guardando
    Cuando la persona envía un trabajo
    Entonces no se pregunta: no hay caso en pantalla, la página no se ve o se está guardando
    Cuando la persona vuelve a la pestaña
    Entonces no se pregunta: no hay caso en pantalla, la página no se ve o se está guardando

  @VC-33bf2782
  Escenario: VC-33bf2782 la pantalla muestra la versión 3 del caso; la pantalla muestra la versión 3 del caso
    Dado que se abre el caso 7001. No se pregunta: no hay caso en pantalla, la página no se ve o se está guardando
    Cuando la pantalla muestra la versión 3 del caso
    Entonces se deja pasar un rato
    Cuando la pantalla muestra la versión 3 del caso
    Entonces se deja pasar un rato

  @VC-e018b4ad
  Escenario: VC-e018b4ad la pantalla muestra la versión 3 del caso; la persona pasa a otra pestaña; la persona vuelve a la pestaña
    Dado que se abre el caso 7001. No se pregunta: no hay caso en pantalla, la página no se ve o se está guardando
    Cuando la pantalla muestra la versión 3 del caso
    Entonces se deja pasar un rato
    Cuando la persona pasa a otra pestaña
    Entonces no se pregunta: no hay caso en pantalla, la página no se ve o se está guardando
    Cuando la persona vuelve a la pestaña
    Entonces se pregunta por la versión y por lo que cambió

  @VC-a2ccc25f
  Escenario: VC-a2ccc25f la pantalla muestra la versión 3 del caso; la persona envía un trabajo; el trabajo termina de enviarse
    Dado que se abre el caso 7001. No se pregunta: no hay caso en pantalla, la página no se ve o se está guardando
    Cuando la pantalla muestra la versión 3 del caso
    Entonces se deja pasar un rato
    Cuando la persona envía un trabajo
    Entonces no se pregunta: no hay caso en pantalla, la página no se ve o se está guardando
    Cuando el trabajo termina de enviarse
    Entonces se deja pasar un rato

  @VC-1feecc1f
  Escenario: VC-1feecc1f el navegador no dice si la página se ve
    Dado que se abre el caso 7001. No se pregunta: no hay caso en pantalla, la página no se ve o se está guardando
    Cuando el navegador no dice si la página se ve
    Entonces no se pregunta: no hay caso en pantalla, la página no se ve o se está guardando

  @VC-05dcb5ee
  Escenario: VC-05dcb5ee la pantalla muestra la versión 3 del caso; la persona vuelve a la pestaña
    Dado que se abre el caso 7001. No se pregunta: no hay caso en pantalla, la página no se ve o se está guardando
    Cuando la pantalla muestra la versión 3 del caso
    Entonces se deja pasar un rato
    Cuando la persona vuelve a la pestaña
    Entonces se deja pasar un rato

  @VC-46168b3d
  Escenario: VC-46168b3d la pantalla muestra la versión 3 del caso; el trabajo termina de enviarse
    Dado que se abre el caso 7001. No se pregunta: no hay caso en pantalla, la página no se ve o se está guardando
    Cuando la pantalla muestra la versión 3 del caso
    Entonces se deja pasar un rato
    Cuando el trabajo termina de enviarse
    Entonces se deja pasar un rato

  @VC-372d4226
  Escenario: VC-372d4226 la pantalla muestra la versión 3 del caso; el navegador no dice si la página se ve
    Dado que se abre el caso 7001. No se pregunta: no hay caso en pantalla, la página no se ve o se está guardando
    Cuando la pantalla muestra la versión 3 del caso
    Entonces se deja pasar un rato
    Cuando el navegador no dice si la página se ve
    Entonces se deja pasar un rato

  @VC-d6c4ee8f
  Escenario: VC-d6c4ee8f la pantalla muestra la versión 3 del caso; pasan 8 segundos; la persona pasa a otra pestaña
    Dado que se abre el caso 7001. No se pregunta: no hay caso en pantalla, la página no se ve o se está guardando
    Cuando la pantalla muestra la versión 3 del caso
    Entonces se deja pasar un rato
    Cuando pasan 8 segundos
    Entonces se pregunta por la versión y por lo que cambió
    Cuando la persona pasa a otra pestaña
    Entonces no se pregunta: no hay caso en pantalla, la página no se ve o se está guardando

  @VC-90dbcdc2
  Escenario: VC-90dbcdc2 la pantalla muestra la versión 3 del caso; pasan 8 segundos; la persona vuelve a la pestaña
    Dado que se abre el caso 7001. No se pregunta: no hay caso en pantalla, la página no se ve o se está guardando
    Cuando la pantalla muestra la versión 3 del caso
    Entonces se deja pasar un rato
    Cuando pasan 8 segundos
    Entonces se pregunta por la versión y por lo que cambió
    Cuando la persona vuelve a la pestaña
    Entonces se pregunta por la versión y por lo que cambió

  @VC-cd4e6bfb
  Escenario: VC-cd4e6bfb la pantalla muestra la versión 3 del caso; pasan 8 segundos; la persona envía un trabajo
    Dado que se abre el caso 7001. No se pregunta: no hay caso en pantalla, la página no se ve o se está guardando
    Cuando la pantalla muestra la versión 3 del caso
    Entonces se deja pasar un rato
    Cuando pasan 8 segundos
    Entonces se pregunta por la versión y por lo que cambió
    Cuando la persona envía un trabajo
    Entonces no se pregunta: no hay caso en pantalla, la página no se ve o se está guardando

  @VC-64e08d61
  Escenario: VC-64e08d61 la pantalla muestra la versión 3 del caso; pasan 8 segundos; el trabajo termina de enviarse
    Dado que se abre el caso 7001. No se pregunta: no hay caso en pantalla, la página no se ve o se está guardando
    Cuando la pantalla muestra la versión 3 del caso
    Entonces se deja pasar un rato
    Cuando pasan 8 segundos
    Entonces se pregunta por la versión y por lo que cambió
    Cuando el trabajo termina de enviarse
    Entonces se pregunta por la versión y por lo que cambió

  @VC-f53e5c6e
  Escenario: VC-f53e5c6e la pantalla muestra la versión 3 del caso; pasan 8 segundos; el navegador no dice si la página se ve
    Dado que se abre el caso 7001. No se pregunta: no hay caso en pantalla, la página no se ve o se está guardando
    Cuando la pantalla muestra la versión 3 del caso
    Entonces se deja pasar un rato
    Cuando pasan 8 segundos
    Entonces se pregunta por la versión y por lo que cambió
    Cuando el navegador no dice si la página se ve
    Entonces se pregunta por la versión y por lo que cambió

  @VC-749c0d8b
  Escenario: VC-749c0d8b la pantalla muestra la versión 3 del caso; pasan 8 segundos; el servidor contesta que el caso va en la versión 9, con 1 cambios
    Dado que se abre el caso 7001. No se pregunta: no hay caso en pantalla, la página no se ve o se está guardando
    Cuando la pantalla muestra la versión 3 del caso
    Entonces se deja pasar un rato
    Cuando pasan 8 segundos
    Entonces se pregunta por la versión y por lo que cambió
    Cuando el servidor contesta que el caso va en la versión 9, con 1 cambios
    Entonces se deja pasar un rato
    Y la pantalla ofrece ver lo que cambió

  @VC-cfaeb77d
  Escenario: VC-cfaeb77d la pantalla muestra la versión 3 del caso; pasan 8 segundos; el servidor contesta que el caso va en la versión 3, con 0 cambios
    Dado que se abre el caso 7001. No se pregunta: no hay caso en pantalla, la página no se ve o se está guardando
    Cuando la pantalla muestra la versión 3 del caso
    Entonces se deja pasar un rato
    Cuando pasan 8 segundos
    Entonces se pregunta por la versión y por lo que cambió
    Cuando el servidor contesta que el caso va en la versión 3, con 0 cambios
    Entonces se deja pasar un rato

  @VC-e14b40d6
  Escenario: VC-e14b40d6 la pantalla muestra la versión 3 del caso; pasan 8 segundos; la pregunta falla: «Revise su conexión a internet»
    Dado que se abre el caso 7001. No se pregunta: no hay caso en pantalla, la página no se ve o se está guardando
    Cuando la pantalla muestra la versión 3 del caso
    Entonces se deja pasar un rato
    Cuando pasan 8 segundos
    Entonces se pregunta por la versión y por lo que cambió
    Cuando la pregunta falla: «Revise su conexión a internet»
    Entonces se deja pasar un rato

  @VC-f5d5a1cf
  Escenario: VC-f5d5a1cf la pantalla muestra la versión 3 del caso; pasan 8 segundos; la pregunta falla: «No tiene permiso para ver el caso 7001: es de otra tienda y de otra área.»
    Dado que se abre el caso 7001. No se pregunta: no hay caso en pantalla, la página no se ve o se está guardando
    Cuando la pantalla muestra la versión 3 del caso
    Entonces se deja pasar un rato
    Cuando pasan 8 segundos
    Entonces se pregunta por la versión y por lo que cambió
    Cuando la pregunta falla: «No tiene permiso para ver el caso 7001: es de otra tienda y de otra área.»
    Entonces no se pregunta: no hay caso en pantalla, la página no se ve o se está guardando
    Y la pantalla dice que el caso ya no se puede ver
