# language: es
Característica: La configuración general

  @CF-3eafc80d
  Escenario: CF-3eafc80d la pantalla muestra la vigencia en su versión 3; la pantalla muestra los máximos en su versión 4; la pantalla muestra el máximo de billetera en su versión 2; la pantalla muestra los semáforos en su versión 5; la persona escribe en la vigencia; la persona escribe en los máximos; la persona escribe en el máximo de billetera; la persona escribe en los semáforos; el servidor guarda el ajuste
    Dado que una persona abre la configuración general. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando la pantalla muestra la vigencia en su versión 3
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Y se trabaja sobre la versión 3 de la vigencia
    Cuando la pantalla muestra los máximos en su versión 4
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Y se trabaja sobre la versión 4 de los máximos
    Cuando la pantalla muestra el máximo de billetera en su versión 2
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Y se trabaja sobre la versión 2 de el máximo de billetera
    Cuando la pantalla muestra los semáforos en su versión 5
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Y se trabaja sobre la versión 5 de los semáforos
    Cuando la persona escribe en la vigencia
    Entonces tiene algo escrito sin guardar: saldrá bajo la versión sobre la que se escribió. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando la persona escribe en los máximos
    Entonces tiene algo escrito sin guardar: saldrá bajo la versión sobre la que se escribió. Tiene algo escrito sin guardar: saldrá bajo la versión sobre la que se escribió. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando la persona escribe en el máximo de billetera
    Entonces tiene algo escrito sin guardar: saldrá bajo la versión sobre la que se escribió. Tiene algo escrito sin guardar: saldrá bajo la versión sobre la que se escribió. Tiene algo escrito sin guardar: saldrá bajo la versión sobre la que se escribió. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando la persona escribe en los semáforos
    Entonces tiene algo escrito sin guardar: saldrá bajo la versión sobre la que se escribió. Tiene algo escrito sin guardar: saldrá bajo la versión sobre la que se escribió. Tiene algo escrito sin guardar: saldrá bajo la versión sobre la que se escribió. Tiene algo escrito sin guardar: saldrá bajo la versión sobre la que se escribió
    Cuando el servidor guarda el ajuste
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Y se trabaja sobre la versión 8 de la vigencia
    Y los ajustes se traen de nuevo, con la vigencia como se guardó

  @CF-8dd9ed49
  Escenario: CF-8dd9ed49 el servidor guarda el ajuste
    Dado que una persona abre la configuración general. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando el servidor guarda el ajuste
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Y se trabaja sobre la versión 8 de la vigencia
    Y los ajustes se traen de nuevo, con la vigencia como se guardó

  @CF-391b78b4
  Escenario: CF-391b78b4 el guardado se interrumpe: «Revise su conexión a internet»
    Dado que una persona abre la configuración general. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando el guardado se interrumpe: «Revise su conexión a internet»
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo

  @CF-294ee780
  Escenario: CF-294ee780 el servidor guarda el ajuste
    Dado que una persona abre la configuración general. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando el servidor guarda el ajuste
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Y se trabaja sobre la versión 8 de los máximos
    Y los ajustes se traen de nuevo, con los máximos como se guardó

  @CF-36885e3e
  Escenario: CF-36885e3e el guardado se interrumpe: «Revise su conexión a internet»
    Dado que una persona abre la configuración general. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando el guardado se interrumpe: «Revise su conexión a internet»
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo

  @CF-3179d8aa
  Escenario: CF-3179d8aa el servidor guarda el ajuste
    Dado que una persona abre la configuración general. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando el servidor guarda el ajuste
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Y se trabaja sobre la versión 8 de el máximo de billetera
    Y los ajustes se traen de nuevo, con el máximo de billetera como se guardó

  @CF-c307fa45
  Escenario: CF-c307fa45 el guardado se interrumpe: «Revise su conexión a internet»
    Dado que una persona abre la configuración general. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando el guardado se interrumpe: «Revise su conexión a internet»
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo

  @CF-8534aeaa
  Escenario: CF-8534aeaa el servidor guarda el ajuste
    Dado que una persona abre la configuración general. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando el servidor guarda el ajuste
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Y se trabaja sobre la versión 8 de los semáforos
    Y los ajustes se traen de nuevo, con los semáforos como se guardó

  @CF-138f0b8b
  Escenario: CF-138f0b8b el guardado se interrumpe: «Revise su conexión a internet»
    Dado que una persona abre la configuración general. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando el guardado se interrumpe: «Revise su conexión a internet»
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo

  @CF-62767ca3
  Escenario: CF-62767ca3 la persona escribe en la vigencia; el guardado se interrumpe: «Revise su conexión a internet»
    Dado que una persona abre la configuración general. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando la persona escribe en la vigencia
    Entonces tiene algo escrito sin guardar: saldrá bajo la versión sobre la que se escribió. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando el guardado se interrumpe: «Revise su conexión a internet»
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo

  @CF-15ae59a8
  Escenario: CF-15ae59a8 la persona escribe en la vigencia; la persona pulsa «Guardar» en la vigencia
    Dado que una persona abre la configuración general. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando la persona escribe en la vigencia
    Entonces tiene algo escrito sin guardar: saldrá bajo la versión sobre la que se escribió. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando la persona pulsa «Guardar» en la vigencia
    Entonces tiene algo escrito sin guardar: saldrá bajo la versión sobre la que se escribió. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo

  @CF-06717e52
  Escenario: CF-06717e52 la persona escribe en la vigencia; la persona deja la vigencia como estaba
    Dado que una persona abre la configuración general. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando la persona escribe en la vigencia
    Entonces tiene algo escrito sin guardar: saldrá bajo la versión sobre la que se escribió. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando la persona deja la vigencia como estaba
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo

  @CF-11fe04b1
  Escenario: CF-11fe04b1 la persona escribe en los máximos; el servidor guarda el ajuste
    Dado que una persona abre la configuración general. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando la persona escribe en los máximos
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Tiene algo escrito sin guardar: saldrá bajo la versión sobre la que se escribió. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando el servidor guarda el ajuste
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Y se trabaja sobre la versión 8 de los máximos
    Y los ajustes se traen de nuevo, con los máximos como se guardó

  @CF-127110c1
  Escenario: CF-127110c1 la persona escribe en los máximos; el guardado se interrumpe: «Revise su conexión a internet»
    Dado que una persona abre la configuración general. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando la persona escribe en los máximos
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Tiene algo escrito sin guardar: saldrá bajo la versión sobre la que se escribió. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando el guardado se interrumpe: «Revise su conexión a internet»
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo

  @CF-f785d8ac
  Escenario: CF-f785d8ac la persona escribe en los máximos; la persona pulsa «Guardar» en los máximos
    Dado que una persona abre la configuración general. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando la persona escribe en los máximos
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Tiene algo escrito sin guardar: saldrá bajo la versión sobre la que se escribió. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando la persona pulsa «Guardar» en los máximos
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Tiene algo escrito sin guardar: saldrá bajo la versión sobre la que se escribió. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo

  @CF-33e2fcc3
  Escenario: CF-33e2fcc3 la persona escribe en los máximos; la persona deja los máximos como estaba
    Dado que una persona abre la configuración general. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando la persona escribe en los máximos
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Tiene algo escrito sin guardar: saldrá bajo la versión sobre la que se escribió. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando la persona deja los máximos como estaba
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo

  @CF-51426cab
  Escenario: CF-51426cab la persona escribe en el máximo de billetera; el servidor guarda el ajuste
    Dado que una persona abre la configuración general. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando la persona escribe en el máximo de billetera
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Tiene algo escrito sin guardar: saldrá bajo la versión sobre la que se escribió. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando el servidor guarda el ajuste
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Y se trabaja sobre la versión 8 de el máximo de billetera
    Y los ajustes se traen de nuevo, con el máximo de billetera como se guardó

  @CF-dd380f62
  Escenario: CF-dd380f62 la persona escribe en el máximo de billetera; el guardado se interrumpe: «Revise su conexión a internet»
    Dado que una persona abre la configuración general. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando la persona escribe en el máximo de billetera
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Tiene algo escrito sin guardar: saldrá bajo la versión sobre la que se escribió. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando el guardado se interrumpe: «Revise su conexión a internet»
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo

  @CF-a1ec1087
  Escenario: CF-a1ec1087 la persona escribe en el máximo de billetera; la persona pulsa «Guardar» en el máximo de billetera
    Dado que una persona abre la configuración general. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando la persona escribe en el máximo de billetera
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Tiene algo escrito sin guardar: saldrá bajo la versión sobre la que se escribió. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando la persona pulsa «Guardar» en el máximo de billetera
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Tiene algo escrito sin guardar: saldrá bajo la versión sobre la que se escribió. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo

  @CF-996d5708
  Escenario: CF-996d5708 la persona escribe en el máximo de billetera; la persona deja el máximo de billetera como estaba
    Dado que una persona abre la configuración general. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando la persona escribe en el máximo de billetera
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Tiene algo escrito sin guardar: saldrá bajo la versión sobre la que se escribió. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando la persona deja el máximo de billetera como estaba
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo

  @CF-243d2316
  Escenario: CF-243d2316 la persona escribe en los semáforos; el servidor guarda el ajuste
    Dado que una persona abre la configuración general. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando la persona escribe en los semáforos
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Tiene algo escrito sin guardar: saldrá bajo la versión sobre la que se escribió
    Cuando el servidor guarda el ajuste
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Y se trabaja sobre la versión 8 de los semáforos
    Y los ajustes se traen de nuevo, con los semáforos como se guardó

  @CF-e57e9d2c
  Escenario: CF-e57e9d2c la persona escribe en los semáforos; el guardado se interrumpe: «Revise su conexión a internet»
    Dado que una persona abre la configuración general. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando la persona escribe en los semáforos
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Tiene algo escrito sin guardar: saldrá bajo la versión sobre la que se escribió
    Cuando el guardado se interrumpe: «Revise su conexión a internet»
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo

  @CF-f9d526d4
  Escenario: CF-f9d526d4 la persona escribe en los semáforos; la persona pulsa «Guardar» en los semáforos
    Dado que una persona abre la configuración general. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando la persona escribe en los semáforos
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Tiene algo escrito sin guardar: saldrá bajo la versión sobre la que se escribió
    Cuando la persona pulsa «Guardar» en los semáforos
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Tiene algo escrito sin guardar: saldrá bajo la versión sobre la que se escribió

  @CF-fae29197
  Escenario: CF-fae29197 la persona escribe en los semáforos; la persona deja los semáforos como estaba
    Dado que una persona abre la configuración general. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
    Cuando la persona escribe en los semáforos
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Tiene algo escrito sin guardar: saldrá bajo la versión sobre la que se escribió
    Cuando la persona deja los semáforos como estaba
    Entonces está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo. Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo
