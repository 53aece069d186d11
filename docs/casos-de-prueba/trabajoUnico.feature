# language: es
Característica: Un trabajo sobre cualquier entidad

  @TU-64478ec1
  Escenario: TU-64478ec1 la pantalla muestra la versión 9; envía lo que escribió; el envío falla: «Revise su conexión a internet»; escribe algo más; la pantalla muestra la versión 9
    Dado que en pantalla está la versión 3 de la entidad. Se puede escribir
    Cuando la pantalla muestra la versión 9
    Entonces se puede escribir
    Cuando envía lo que escribió
    Entonces se envía una sola vez; mientras tanto no se escribe
    Cuando el envío falla: «Revise su conexión a internet»
    Entonces nadie ha escrito después. Si faltó la conexión, se repite solo
    Y se lee por qué no se guardó: «Revise su conexión a internet»
    Y se avisa (error): «Revise su conexión a internet»
    Cuando escribe algo más
    Entonces la persona escribió después: nada se envía sin que lo pida
    Cuando la pantalla muestra la versión 9
    Entonces la persona escribió después: nada se envía sin que lo pida

  @TU-d7475ab3
  Escenario: TU-d7475ab3 envía lo que escribió; la pantalla muestra la versión 9; el navegador no dice si hay conexión
    Dado que en pantalla está la versión 3 de la entidad. Se puede escribir
    Cuando envía lo que escribió
    Entonces se envía una sola vez; mientras tanto no se escribe
    Cuando la pantalla muestra la versión 9
    Entonces se envía una sola vez; mientras tanto no se escribe
    Cuando el navegador no dice si hay conexión
    Entonces se envía una sola vez; mientras tanto no se escribe

  @TU-94e9fb89
  Escenario: TU-94e9fb89 envía lo que escribió; el envío falla: «El caso 7001 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.»; la pantalla muestra la versión 9
    Dado que en pantalla está la versión 3 de la entidad. Se puede escribir
    Cuando envía lo que escribió
    Entonces se envía una sola vez; mientras tanto no se escribe
    Cuando el envío falla: «El caso 7001 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.»
    Entonces otra persona cambió la entidad mientras tanto: no se guardó nada y se ve qué cambió
    Y se lee por qué no se guardó: «El caso 7001 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.»
    Y se ve lo que otra persona hizo: Comentario agregado
    Y se avisa (error): «El caso 7001 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.»
    Cuando la pantalla muestra la versión 9
    Entonces otra persona cambió la entidad mientras tanto: no se guardó nada y se ve qué cambió

  @TU-260812fd
  Escenario: TU-260812fd el navegador no dice si hay conexión
    Dado que en pantalla está la versión 3 de la entidad. Se puede escribir
    Cuando el navegador no dice si hay conexión
    Entonces se puede escribir

  @TU-4156373d
  Escenario: TU-4156373d pulsa "Descartar"
    Dado que en pantalla está la versión 3 de la entidad. Se puede escribir
    Cuando pulsa "Descartar"
    Entonces la persona lo descartó: de lo escrito no queda nada, tampoco su clave

  @TU-8bf70179
  Escenario: TU-8bf70179 lo deja para después
    Dado que en pantalla está la versión 3 de la entidad. Se puede escribir
    Cuando lo deja para después
    Entonces la persona lo dejó para después: con lo que aquí queda se retoma donde estaba

  @TU-c40d8622
  Escenario: TU-c40d8622 envía lo que escribió; ha salido el 50 %
    Dado que en pantalla está la versión 3 de la entidad. Se puede escribir
    Cuando envía lo que escribió
    Entonces se envía una sola vez; mientras tanto no se escribe
    Cuando ha salido el 50 %
    Entonces se envía una sola vez; mientras tanto no se escribe
    Y se ve el avance: 50 %

  @TU-8164ba60
  Escenario: TU-8164ba60 envía lo que escribió; el servidor contesta 1, «El caso 7001 se ha cerrado con éxito»
    Dado que en pantalla está la versión 3 de la entidad. Se puede escribir
    Cuando envía lo que escribió
    Entonces se envía una sola vez; mientras tanto no se escribe
    Cuando el servidor contesta 1, «El caso 7001 se ha cerrado con éxito»
    Entonces se guardó
    Y se avisa (success): «El caso 7001 se ha cerrado con éxito»

  @TU-2c0ddc07
  Escenario: TU-2c0ddc07 envía lo que escribió; el servidor contesta 2, «El caso ya está en esa categoría»
    Dado que en pantalla está la versión 3 de la entidad. Se puede escribir
    Cuando envía lo que escribió
    Entonces se envía una sola vez; mientras tanto no se escribe
    Cuando el servidor contesta 2, «El caso ya está en esa categoría»
    Entonces se puede escribir
    Y se avisa (warning): «El caso ya está en esa categoría»

  @TU-18d5dd13
  Escenario: TU-18d5dd13 envía lo que escribió; el envío falla: «Revise su conexión a internet»; la pantalla muestra la versión 9
    Dado que en pantalla está la versión 3 de la entidad. Se puede escribir
    Cuando envía lo que escribió
    Entonces se envía una sola vez; mientras tanto no se escribe
    Cuando el envío falla: «Revise su conexión a internet»
    Entonces nadie ha escrito después. Si faltó la conexión, se repite solo
    Y se lee por qué no se guardó: «Revise su conexión a internet»
    Y se avisa (error): «Revise su conexión a internet»
    Cuando la pantalla muestra la versión 9
    Entonces nadie ha escrito después. Si faltó la conexión, se repite solo

  @TU-d24ee1f7
  Escenario: TU-d24ee1f7 envía lo que escribió; el envío falla: «Revise su conexión a internet»; el navegador no dice si hay conexión
    Dado que en pantalla está la versión 3 de la entidad. Se puede escribir
    Cuando envía lo que escribió
    Entonces se envía una sola vez; mientras tanto no se escribe
    Cuando el envío falla: «Revise su conexión a internet»
    Entonces nadie ha escrito después. Si faltó la conexión, se repite solo
    Y se lee por qué no se guardó: «Revise su conexión a internet»
    Y se avisa (error): «Revise su conexión a internet»
    Cuando el navegador no dice si hay conexión
    Entonces nadie ha escrito después. Si faltó la conexión, se repite solo

  @TU-e49c2c38
  Escenario: TU-e49c2c38 envía lo que escribió; el envío falla: «Revise su conexión a internet»; envía lo que escribió
    Dado que en pantalla está la versión 3 de la entidad. Se puede escribir
    Cuando envía lo que escribió
    Entonces se envía una sola vez; mientras tanto no se escribe
    Cuando el envío falla: «Revise su conexión a internet»
    Entonces nadie ha escrito después. Si faltó la conexión, se repite solo
    Y se lee por qué no se guardó: «Revise su conexión a internet»
    Y se avisa (error): «Revise su conexión a internet»
    Cuando envía lo que escribió
    Entonces se envía una sola vez; mientras tanto no se escribe

  @TU-d306f2fa
  Escenario: TU-d306f2fa envía lo que escribió; el envío falla: «Revise su conexión a internet»; pulsa "Descartar"
    Dado que en pantalla está la versión 3 de la entidad. Se puede escribir
    Cuando envía lo que escribió
    Entonces se envía una sola vez; mientras tanto no se escribe
    Cuando el envío falla: «Revise su conexión a internet»
    Entonces nadie ha escrito después. Si faltó la conexión, se repite solo
    Y se lee por qué no se guardó: «Revise su conexión a internet»
    Y se avisa (error): «Revise su conexión a internet»
    Cuando pulsa "Descartar"
    Entonces la persona lo descartó: de lo escrito no queda nada, tampoco su clave

  @TU-1a635f0e
  Escenario: TU-1a635f0e envía lo que escribió; el envío falla: «Revise su conexión a internet»; lo deja para después
    Dado que en pantalla está la versión 3 de la entidad. Se puede escribir
    Cuando envía lo que escribió
    Entonces se envía una sola vez; mientras tanto no se escribe
    Cuando el envío falla: «Revise su conexión a internet»
    Entonces nadie ha escrito después. Si faltó la conexión, se repite solo
    Y se lee por qué no se guardó: «Revise su conexión a internet»
    Y se avisa (error): «Revise su conexión a internet»
    Cuando lo deja para después
    Entonces la persona lo dejó para después: con lo que aquí queda se retoma donde estaba

  @TU-11555a25
  Escenario: TU-11555a25 envía lo que escribió; el envío falla: «Revise su conexión a internet»; vuelve la conexión
    Dado que en pantalla está la versión 3 de la entidad. Se puede escribir
    Cuando envía lo que escribió
    Entonces se envía una sola vez; mientras tanto no se escribe
    Cuando el envío falla: «Revise su conexión a internet»
    Entonces nadie ha escrito después. Si faltó la conexión, se repite solo
    Y se lee por qué no se guardó: «Revise su conexión a internet»
    Y se avisa (error): «Revise su conexión a internet»
    Cuando vuelve la conexión
    Entonces se envía una sola vez; mientras tanto no se escribe

  @TU-b7b65b32
  Escenario: TU-b7b65b32 envía lo que escribió; el envío falla: «El caso 7001 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.»; el navegador no dice si hay conexión
    Dado que en pantalla está la versión 3 de la entidad. Se puede escribir
    Cuando envía lo que escribió
    Entonces se envía una sola vez; mientras tanto no se escribe
    Cuando el envío falla: «El caso 7001 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.»
    Entonces otra persona cambió la entidad mientras tanto: no se guardó nada y se ve qué cambió
    Y se lee por qué no se guardó: «El caso 7001 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.»
    Y se ve lo que otra persona hizo: Comentario agregado
    Y se avisa (error): «El caso 7001 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.»
    Cuando el navegador no dice si hay conexión
    Entonces otra persona cambió la entidad mientras tanto: no se guardó nada y se ve qué cambió

  @TU-0b117bb0
  Escenario: TU-0b117bb0 envía lo que escribió; el envío falla: «El caso 7001 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.»; acepta los cambios de la otra persona
    Dado que en pantalla está la versión 3 de la entidad. Se puede escribir
    Cuando envía lo que escribió
    Entonces se envía una sola vez; mientras tanto no se escribe
    Cuando el envío falla: «El caso 7001 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.»
    Entonces otra persona cambió la entidad mientras tanto: no se guardó nada y se ve qué cambió
    Y se lee por qué no se guardó: «El caso 7001 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.»
    Y se ve lo que otra persona hizo: Comentario agregado
    Y se avisa (error): «El caso 7001 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.»
    Cuando acepta los cambios de la otra persona
    Entonces se puede escribir

  @TU-4d11583e
  Escenario: TU-4d11583e envía lo que escribió; el envío falla: «El caso 7001 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.»; pulsa "Descartar"
    Dado que en pantalla está la versión 3 de la entidad. Se puede escribir
    Cuando envía lo que escribió
    Entonces se envía una sola vez; mientras tanto no se escribe
    Cuando el envío falla: «El caso 7001 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.»
    Entonces otra persona cambió la entidad mientras tanto: no se guardó nada y se ve qué cambió
    Y se lee por qué no se guardó: «El caso 7001 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.»
    Y se ve lo que otra persona hizo: Comentario agregado
    Y se avisa (error): «El caso 7001 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.»
    Cuando pulsa "Descartar"
    Entonces la persona lo descartó: de lo escrito no queda nada, tampoco su clave

  @TU-424d136f
  Escenario: TU-424d136f envía lo que escribió; el envío falla: «El caso 7001 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.»; lo deja para después
    Dado que en pantalla está la versión 3 de la entidad. Se puede escribir
    Cuando envía lo que escribió
    Entonces se envía una sola vez; mientras tanto no se escribe
    Cuando el envío falla: «El caso 7001 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.»
    Entonces otra persona cambió la entidad mientras tanto: no se guardó nada y se ve qué cambió
    Y se lee por qué no se guardó: «El caso 7001 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.»
    Y se ve lo que otra persona hizo: Comentario agregado
    Y se avisa (error): «El caso 7001 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.»
    Cuando lo deja para después
    Entonces la persona lo dejó para después: con lo que aquí queda se retoma donde estaba

  @TU-edf00eb8
  Escenario: TU-edf00eb8 envía lo que escribió; el envío falla: «Revise su conexión a internet»; escribe algo más; el navegador no dice si hay conexión
    Dado que en pantalla está la versión 3 de la entidad. Se puede escribir
    Cuando envía lo que escribió
    Entonces se envía una sola vez; mientras tanto no se escribe
    Cuando el envío falla: «Revise su conexión a internet»
    Entonces nadie ha escrito después. Si faltó la conexión, se repite solo
    Y se lee por qué no se guardó: «Revise su conexión a internet»
    Y se avisa (error): «Revise su conexión a internet»
    Cuando escribe algo más
    Entonces la persona escribió después: nada se envía sin que lo pida
    Cuando el navegador no dice si hay conexión
    Entonces la persona escribió después: nada se envía sin que lo pida

  @TU-e19183cc
  Escenario: TU-e19183cc envía lo que escribió; el envío falla: «Revise su conexión a internet»; escribe algo más; envía lo que escribió
    Dado que en pantalla está la versión 3 de la entidad. Se puede escribir
    Cuando envía lo que escribió
    Entonces se envía una sola vez; mientras tanto no se escribe
    Cuando el envío falla: «Revise su conexión a internet»
    Entonces nadie ha escrito después. Si faltó la conexión, se repite solo
    Y se lee por qué no se guardó: «Revise su conexión a internet»
    Y se avisa (error): «Revise su conexión a internet»
    Cuando escribe algo más
    Entonces la persona escribió después: nada se envía sin que lo pida
    Cuando envía lo que escribió
    Entonces se envía una sola vez; mientras tanto no se escribe

  @TU-54cab715
  Escenario: TU-54cab715 envía lo que escribió; el envío falla: «Revise su conexión a internet»; escribe algo más; pulsa "Descartar"
    Dado que en pantalla está la versión 3 de la entidad. Se puede escribir
    Cuando envía lo que escribió
    Entonces se envía una sola vez; mientras tanto no se escribe
    Cuando el envío falla: «Revise su conexión a internet»
    Entonces nadie ha escrito después. Si faltó la conexión, se repite solo
    Y se lee por qué no se guardó: «Revise su conexión a internet»
    Y se avisa (error): «Revise su conexión a internet»
    Cuando escribe algo más
    Entonces la persona escribió después: nada se envía sin que lo pida
    Cuando pulsa "Descartar"
    Entonces la persona lo descartó: de lo escrito no queda nada, tampoco su clave

  @TU-ce56027d
  Escenario: TU-ce56027d envía lo que escribió; el envío falla: «Revise su conexión a internet»; escribe algo más; lo deja para después
    Dado que en pantalla está la versión 3 de la entidad. Se puede escribir
    Cuando envía lo que escribió
    Entonces se envía una sola vez; mientras tanto no se escribe
    Cuando el envío falla: «Revise su conexión a internet»
    Entonces nadie ha escrito después. Si faltó la conexión, se repite solo
    Y se lee por qué no se guardó: «Revise su conexión a internet»
    Y se avisa (error): «Revise su conexión a internet»
    Cuando escribe algo más
    Entonces la persona escribió después: nada se envía sin que lo pida
    Cuando lo deja para después
    Entonces la persona lo dejó para después: con lo que aquí queda se retoma donde estaba
