# language: es
Característica: Vida de un vale

  @VV-55c6bc19
  Escenario: VV-55c6bc19 lo guarda; quiere autorizarlo; devuelve su saldo
    Dado que una persona con todos los permisos trabaja con un vale: lo que lleva pide autorización y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda
    Entonces POR AUTORIZAR: ya retiene artículos y montos; espera que otra persona lo decida
    Cuando quiere autorizarlo
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia
    Cuando devuelve su saldo
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia

  @VV-57e65721
  Escenario: VV-57e65721 lo guarda; devuelve su saldo; lo imprime
    Dado que una persona con todos los permisos trabaja con un vale: y y y se devuelve todo su saldo. Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia
    Cuando devuelve su saldo
    Entonces CANJEADO: su saldo se devolvió entero; solo queda su papel
    Cuando lo imprime
    Entonces CANJEADO: su saldo se devolvió entero; solo queda su papel

  @VV-84bd043a
  Escenario: VV-84bd043a lo guarda como parcial; lo guarda como parcial
    Dado que una persona con todos los permisos trabaja con un vale: y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda como parcial
    Entonces PARCIAL: a medio llenar; no retiene artículos. Lo sigue cualquiera de la tienda
    Cuando lo guarda como parcial
    Entonces PARCIAL: a medio llenar; no retiene artículos. Lo sigue cualquiera de la tienda

  @VV-b0ec75b5
  Escenario: VV-b0ec75b5 programa una recolección
    Dado que una persona con todos los permisos trabaja con un vale: y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando programa una recolección
    Entonces PARCIAL: a medio llenar; no retiene artículos. Lo sigue cualquiera de la tienda

  @VV-2a8ab0de
  Escenario: VV-2a8ab0de lo guarda como parcial; programa una recolección
    Dado que una persona con todos los permisos trabaja con un vale: y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda como parcial
    Entonces PARCIAL: a medio llenar; no retiene artículos. Lo sigue cualquiera de la tienda
    Cuando programa una recolección
    Entonces PARCIAL: a medio llenar; no retiene artículos. Lo sigue cualquiera de la tienda

  @VV-b19314b8
  Escenario: VV-b19314b8 lo guarda como parcial; lo guarda
    Dado que una persona con todos los permisos trabaja con un vale: y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda como parcial
    Entonces PARCIAL: a medio llenar; no retiene artículos. Lo sigue cualquiera de la tienda
    Cuando lo guarda
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia

  @VV-7b28f1c9
  Escenario: VV-7b28f1c9 lo guarda como parcial; quiere cancelarlo
    Dado que una persona con todos los permisos trabaja con un vale: y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda como parcial
    Entonces PARCIAL: a medio llenar; no retiene artículos. Lo sigue cualquiera de la tienda
    Cuando quiere cancelarlo
    Entonces CANCELADO: no retiene nada

  @VV-e6ca6ce9
  Escenario: VV-e6ca6ce9 lo guarda; cambia cómo se devuelve lo que queda
    Dado que una persona con todos los permisos trabaja con un vale: y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia
    Cuando cambia cómo se devuelve lo que queda
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia

  @VV-31023855
  Escenario: VV-31023855 lo guarda; quiere cancelarlo
    Dado que una persona con todos los permisos trabaja con un vale: y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia
    Cuando quiere cancelarlo
    Entonces CANCELADO: no retiene nada

  @VV-d24dab15
  Escenario: VV-d24dab15 lo guarda; lo repone por uno nuevo
    Dado que una persona con todos los permisos trabaja con un vale: y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia
    Cuando lo repone por uno nuevo
    Entonces CANCELADO: no retiene nada

  @VV-dd8c97bc
  Escenario: VV-dd8c97bc lo guarda; lo imprime
    Dado que una persona con todos los permisos trabaja con un vale: y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia
    Cuando lo imprime
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia

  @VV-b9d78acc
  Escenario: VV-b9d78acc lo guarda; lo envía a NetSuite
    Dado que una persona con todos los permisos trabaja con un vale: y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia
    Cuando lo envía a NetSuite
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia

  @VV-7f8b8afa
  Escenario: VV-7f8b8afa lo guarda como parcial; lo guarda
    Dado que una persona con todos los permisos trabaja con un vale: lo que lleva pide autorización y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda como parcial
    Entonces PARCIAL: a medio llenar; no retiene artículos. Lo sigue cualquiera de la tienda
    Cuando lo guarda
    Entonces POR AUTORIZAR: ya retiene artículos y montos; espera que otra persona lo decida

  @VV-1c5b5bd3
  Escenario: VV-1c5b5bd3 lo guarda; quiere rechazarlo
    Dado que una persona con todos los permisos trabaja con un vale: lo que lleva pide autorización y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda
    Entonces POR AUTORIZAR: ya retiene artículos y montos; espera que otra persona lo decida
    Cuando quiere rechazarlo
    Entonces RECHAZADO: no se autorizó; no retiene nada

  @VV-4b934503
  Escenario: VV-4b934503 lo guarda; quiere cancelarlo
    Dado que una persona con todos los permisos trabaja con un vale: lo que lleva pide autorización y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda
    Entonces POR AUTORIZAR: ya retiene artículos y montos; espera que otra persona lo decida
    Cuando quiere cancelarlo
    Entonces CANCELADO: no retiene nada

  @VV-e26e86d5
  Escenario: VV-e26e86d5 lo guarda; quiere autorizarlo
    Dado que una persona con todos los permisos trabaja con un vale: lo hizo ella misma y lo que lleva pide autorización y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda
    Entonces POR AUTORIZAR: ya retiene artículos y montos; espera que otra persona lo decida
    Cuando quiere autorizarlo
    Entonces POR AUTORIZAR: ya retiene artículos y montos; espera que otra persona lo decida

  @VV-17806a84
  Escenario: VV-17806a84 lo guarda; quiere rechazarlo
    Dado que una persona con todos los permisos trabaja con un vale: lo hizo ella misma y lo que lleva pide autorización y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda
    Entonces POR AUTORIZAR: ya retiene artículos y montos; espera que otra persona lo decida
    Cuando quiere rechazarlo
    Entonces POR AUTORIZAR: ya retiene artículos y montos; espera que otra persona lo decida

  @VV-4ba9a0e6
  Escenario: VV-4ba9a0e6 lo guarda; quiere autorizarlo
    Dado que una persona con todos los permisos trabaja con un vale: no consta quién lo hizo y lo que lleva pide autorización y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda
    Entonces POR AUTORIZAR: ya retiene artículos y montos; espera que otra persona lo decida
    Cuando quiere autorizarlo
    Entonces POR AUTORIZAR: ya retiene artículos y montos; espera que otra persona lo decida

  @VV-f44c53b0
  Escenario: VV-f44c53b0 lo guarda; quiere rechazarlo
    Dado que una persona con todos los permisos trabaja con un vale: no consta quién lo hizo y lo que lleva pide autorización y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda
    Entonces POR AUTORIZAR: ya retiene artículos y montos; espera que otra persona lo decida
    Cuando quiere rechazarlo
    Entonces POR AUTORIZAR: ya retiene artículos y montos; espera que otra persona lo decida

  @VV-b606e8b3
  Escenario: VV-b606e8b3 lo guarda como parcial; lo guarda como parcial
    Dado que una persona con todos los permisos trabaja con un vale: es de otra tienda y y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda como parcial
    Entonces PARCIAL: a medio llenar; no retiene artículos. Lo sigue cualquiera de la tienda
    Cuando lo guarda como parcial
    Entonces PARCIAL: a medio llenar; no retiene artículos. Lo sigue cualquiera de la tienda

  @VV-911bcf08
  Escenario: VV-911bcf08 lo guarda como parcial; programa una recolección
    Dado que una persona con todos los permisos trabaja con un vale: es de otra tienda y y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda como parcial
    Entonces PARCIAL: a medio llenar; no retiene artículos. Lo sigue cualquiera de la tienda
    Cuando programa una recolección
    Entonces PARCIAL: a medio llenar; no retiene artículos. Lo sigue cualquiera de la tienda

  @VV-a7c81f57
  Escenario: VV-a7c81f57 lo guarda como parcial; lo guarda
    Dado que una persona con todos los permisos trabaja con un vale: es de otra tienda y y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda como parcial
    Entonces PARCIAL: a medio llenar; no retiene artículos. Lo sigue cualquiera de la tienda
    Cuando lo guarda
    Entonces PARCIAL: a medio llenar; no retiene artículos. Lo sigue cualquiera de la tienda

  @VV-ff65751c
  Escenario: VV-ff65751c lo guarda; devuelve su saldo
    Dado que una persona con todos los permisos trabaja con un vale: y su vigencia terminó y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia
    Cuando devuelve su saldo
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia

  @VV-2d75cb7a
  Escenario: VV-2d75cb7a lo guarda; cambia cómo se devuelve lo que queda
    Dado que una persona con todos los permisos trabaja con un vale: y su vigencia terminó y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia
    Cuando cambia cómo se devuelve lo que queda
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia

  @VV-09c73a0f
  Escenario: VV-09c73a0f lo guarda; cambia cómo se devuelve lo que queda
    Dado que una persona con todos los permisos trabaja con un vale: y y una devolución suya no ha terminado y se devuelve todo su saldo. Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia
    Cuando cambia cómo se devuelve lo que queda
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia

  @VV-d45a9651
  Escenario: VV-d45a9651 lo guarda; quiere cancelarlo
    Dado que una persona con todos los permisos trabaja con un vale: y y una devolución suya no ha terminado y se devuelve todo su saldo. Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia
    Cuando quiere cancelarlo
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia

  @VV-ec909dd5
  Escenario: VV-ec909dd5 lo guarda; lo repone por uno nuevo
    Dado que una persona con todos los permisos trabaja con un vale: y y una devolución suya no ha terminado y se devuelve todo su saldo. Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia
    Cuando lo repone por uno nuevo
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia

  @VV-49e04289
  Escenario: VV-49e04289 lo guarda; devuelve su saldo; lo envía a NetSuite
    Dado que una persona con todos los permisos trabaja con un vale: y y y se devuelve todo su saldo. Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia
    Cuando devuelve su saldo
    Entonces CANJEADO: su saldo se devolvió entero; solo queda su papel
    Cuando lo envía a NetSuite
    Entonces CANJEADO: su saldo se devolvió entero; solo queda su papel
