# language: es
Característica: Avisos al pie de la pantalla

  @AV-dfcf0bd8
  Escenario: AV-dfcf0bd8 la aplicación avisa «No se encontraron resultados» (info); la aplicación avisa «Ocurrio un error interno» (error); la persona pone el puntero o el foco sobre el aviso; la aplicación avisa «No se encontraron resultados» (info)
    Dado que no hay nada que decir
    Cuando la aplicación avisa «No se encontraron resultados» (info)
    Entonces el tiempo del aviso corre
    Y se lee «No se encontraron resultados»
    Cuando la aplicación avisa «Ocurrio un error interno» (error)
    Entonces el tiempo del aviso corre
    Y en fila: «Ocurrio un error interno»
    Cuando la persona pone el puntero o el foco sobre el aviso
    Entonces la persona lo está leyendo (puntero o foco encima): el tiempo espera
    Cuando la aplicación avisa «No se encontraron resultados» (info)
    Entonces la persona lo está leyendo (puntero o foco encima): el tiempo espera

  @AV-a20cc140
  Escenario: AV-a20cc140 la aplicación avisa «No se encontraron resultados» (info); la aplicación avisa «No se encontraron resultados» (info)
    Dado que no hay nada que decir
    Cuando la aplicación avisa «No se encontraron resultados» (info)
    Entonces el tiempo del aviso corre
    Y se lee «No se encontraron resultados»
    Cuando la aplicación avisa «No se encontraron resultados» (info)
    Entonces el tiempo del aviso corre

  @AV-016dc1f8
  Escenario: AV-016dc1f8 la aplicación avisa «No se encontraron resultados» (info); la persona cierra el aviso
    Dado que no hay nada que decir
    Cuando la aplicación avisa «No se encontraron resultados» (info)
    Entonces el tiempo del aviso corre
    Y se lee «No se encontraron resultados»
    Cuando la persona cierra el aviso
    Entonces no hay nada que decir

  @AV-46baeceb
  Escenario: AV-46baeceb la aplicación avisa «No se encontraron resultados» (info); pasan 2.5 segundos
    Dado que no hay nada que decir
    Cuando la aplicación avisa «No se encontraron resultados» (info)
    Entonces el tiempo del aviso corre
    Y se lee «No se encontraron resultados»
    Cuando pasan 2.5 segundos
    Entonces no hay nada que decir

  @AV-3c19da38
  Escenario: AV-3c19da38 la aplicación avisa «No se encontraron resultados» (info); la aplicación avisa «Ocurrio un error interno» (error); la persona cierra el aviso
    Dado que no hay nada que decir
    Cuando la aplicación avisa «No se encontraron resultados» (info)
    Entonces el tiempo del aviso corre
    Y se lee «No se encontraron resultados»
    Cuando la aplicación avisa «Ocurrio un error interno» (error)
    Entonces el tiempo del aviso corre
    Y en fila: «Ocurrio un error interno»
    Cuando la persona cierra el aviso
    Entonces el tiempo del aviso corre
    Y se lee «Ocurrio un error interno»

  @AV-00f3ebf2
  Escenario: AV-00f3ebf2 la aplicación avisa «No se encontraron resultados» (info); la aplicación avisa «Ocurrio un error interno» (error); pasan 2.5 segundos
    Dado que no hay nada que decir
    Cuando la aplicación avisa «No se encontraron resultados» (info)
    Entonces el tiempo del aviso corre
    Y se lee «No se encontraron resultados»
    Cuando la aplicación avisa «Ocurrio un error interno» (error)
    Entonces el tiempo del aviso corre
    Y en fila: «Ocurrio un error interno»
    Cuando pasan 2.5 segundos
    Entonces el tiempo del aviso corre
    Y se lee «Ocurrio un error interno»

  @AV-3df2db5a
  Escenario: AV-3df2db5a la aplicación avisa «No se encontraron resultados» (info); la persona pone el puntero o el foco sobre el aviso; la aplicación avisa «Ocurrio un error interno» (error)
    Dado que no hay nada que decir
    Cuando la aplicación avisa «No se encontraron resultados» (info)
    Entonces el tiempo del aviso corre
    Y se lee «No se encontraron resultados»
    Cuando la persona pone el puntero o el foco sobre el aviso
    Entonces la persona lo está leyendo (puntero o foco encima): el tiempo espera
    Cuando la aplicación avisa «Ocurrio un error interno» (error)
    Entonces la persona lo está leyendo (puntero o foco encima): el tiempo espera
    Y en fila: «Ocurrio un error interno»

  @AV-d585f50c
  Escenario: AV-d585f50c la aplicación avisa «No se encontraron resultados» (info); la persona pone el puntero o el foco sobre el aviso; la persona cierra el aviso
    Dado que no hay nada que decir
    Cuando la aplicación avisa «No se encontraron resultados» (info)
    Entonces el tiempo del aviso corre
    Y se lee «No se encontraron resultados»
    Cuando la persona pone el puntero o el foco sobre el aviso
    Entonces la persona lo está leyendo (puntero o foco encima): el tiempo espera
    Cuando la persona cierra el aviso
    Entonces no hay nada que decir

  @AV-9480467c
  Escenario: AV-9480467c la aplicación avisa «No se encontraron resultados» (info); la persona pone el puntero o el foco sobre el aviso; la persona retira el puntero o el foco del aviso
    Dado que no hay nada que decir
    Cuando la aplicación avisa «No se encontraron resultados» (info)
    Entonces el tiempo del aviso corre
    Y se lee «No se encontraron resultados»
    Cuando la persona pone el puntero o el foco sobre el aviso
    Entonces la persona lo está leyendo (puntero o foco encima): el tiempo espera
    Cuando la persona retira el puntero o el foco del aviso
    Entonces el tiempo del aviso corre

  @AV-944cd8a3
  Escenario: AV-944cd8a3 la aplicación avisa «No se encontraron resultados» (info); la aplicación avisa «Ocurrio un error interno» (error); la persona pone el puntero o el foco sobre el aviso; la persona cierra el aviso
    Dado que no hay nada que decir
    Cuando la aplicación avisa «No se encontraron resultados» (info)
    Entonces el tiempo del aviso corre
    Y se lee «No se encontraron resultados»
    Cuando la aplicación avisa «Ocurrio un error interno» (error)
    Entonces el tiempo del aviso corre
    Y en fila: «Ocurrio un error interno»
    Cuando la persona pone el puntero o el foco sobre el aviso
    Entonces la persona lo está leyendo (puntero o foco encima): el tiempo espera
    Cuando la persona cierra el aviso
    Entonces el tiempo del aviso corre
    Y se lee «Ocurrio un error interno»
