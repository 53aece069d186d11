# language: es
Característica: Validar operación

  @VO-05509a6b
  Escenario: VO-05509a6b la persona elige la tienda 1; la persona escribe la operación 1000001; la persona pulsa «Buscar»; el servidor contesta con la operación 1000001, pero no puede leer sus artículos; la persona pulsa «Reintentar» donde falta una parte; la persona elige la tienda 1
    Dado que la persona elige la tienda y escribe el número de operación
    Cuando la persona elige la tienda 1
    Entonces la persona elige la tienda y escribe el número de operación
    Y la tienda elegida es 1
    Cuando la persona escribe la operación 1000001
    Entonces la persona elige la tienda y escribe el número de operación
    Y el campo de operación dice 1000001
    Cuando la persona pulsa «Buscar»
    Entonces el servidor busca la operación; el botón dice "Buscando..."
    Cuando el servidor contesta con la operación 1000001, pero no puede leer sus artículos
    Entonces falta una parte: en su lugar se dice por qué, y se puede intentar de nuevo
    Y en el lugar de los artículos se lee «La base de datos no contesta en este momento.»; los vales se ven
    Cuando la persona pulsa «Reintentar» donde falta una parte
    Entonces se lee otra vez solo lo que faltó; lo demás sigue en pantalla
    Cuando la persona elige la tienda 1
    Entonces la persona elige la tienda y escribe el número de operación

  @VO-5b3d6238
  Escenario: VO-5b3d6238 la persona elige la tienda 1; la vigilancia de la conexión se interrumpe
    Dado que quien tiene permiso de crear casos llega con tienda y operación en la dirección. El servidor busca la operación; el botón dice "Buscando..."
    Cuando la persona elige la tienda 1
    Entonces la persona elige la tienda y escribe el número de operación
    Cuando la vigilancia de la conexión se interrumpe
    Entonces la persona elige la tienda y escribe el número de operación

  @VO-0e9da6b5
  Escenario: VO-0e9da6b5 la persona borra la operación; la persona pulsa «Buscar»
    Dado que quien tiene permiso de crear casos llega con tienda y operación en la dirección. El servidor busca la operación; el botón dice "Buscando..."
    Cuando la persona borra la operación
    Entonces la persona elige la tienda y escribe el número de operación
    Y el campo de operación está vacío
    Cuando la persona pulsa «Buscar»
    Entonces la persona elige la tienda y escribe el número de operación
    Y se avisa «Ingrese la tienda y operacion»

  @VO-14cecea8
  Escenario: VO-14cecea8 el servidor contesta con la operación 1000001; la persona elige la tienda 1
    Dado que quien tiene permiso de crear casos llega con tienda y operación en la dirección. El servidor busca la operación; el botón dice "Buscando..."
    Cuando el servidor contesta con la operación 1000001
    Entonces se leyó todo
    Cuando la persona elige la tienda 1
    Entonces la persona elige la tienda y escribe el número de operación

  @VO-d4ceb50c
  Escenario: VO-d4ceb50c la búsqueda falla: «Revise su conexión a internet»; la persona elige la tienda 1
    Dado que quien tiene permiso de crear casos llega con tienda y operación en la dirección. El servidor busca la operación; el botón dice "Buscando..."
    Cuando la búsqueda falla: «Revise su conexión a internet»
    Entonces la búsqueda no contestó; la persona puede intentar de nuevo con los mismos datos
    Y la pantalla dice «Revise su conexión a internet»
    Y se avisa «Revise su conexión a internet»
    Cuando la persona elige la tienda 1
    Entonces la persona elige la tienda y escribe el número de operación

  @VO-47d591aa
  Escenario: VO-47d591aa la vigilancia de la conexión se interrumpe
    Dado que quien tiene permiso de crear casos llega con tienda y operación en la dirección. El servidor busca la operación; el botón dice "Buscando..."
    Cuando la vigilancia de la conexión se interrumpe
    Entonces el servidor busca la operación; el botón dice "Buscando..."

  @VO-245a907c
  Escenario: VO-245a907c el servidor contesta que esa operación no existe
    Dado que quien tiene permiso de crear casos llega con tienda y operación en la dirección. El servidor busca la operación; el botón dice "Buscando..."
    Cuando el servidor contesta que esa operación no existe
    Entonces se leyó todo
    Y se avisa «No se encontraron resultados»

  @VO-72f712a7
  Escenario: VO-72f712a7 la búsqueda falla: «La base de datos no contesta en este momento.»
    Dado que quien tiene permiso de crear casos llega con tienda y operación en la dirección. El servidor busca la operación; el botón dice "Buscando..."
    Cuando la búsqueda falla: «La base de datos no contesta en este momento.»
    Entonces la búsqueda no contestó; la persona puede intentar de nuevo con los mismos datos
    Y la pantalla dice «La base de datos no contesta en este momento.»

  @VO-1290f687
  Escenario: VO-1290f687 el servidor contesta con la operación 1000001; la persona escribe la operación 1000001
    Dado que quien tiene permiso de crear casos llega con tienda y operación en la dirección. El servidor busca la operación; el botón dice "Buscando..."
    Cuando el servidor contesta con la operación 1000001
    Entonces se leyó todo
    Cuando la persona escribe la operación 1000001
    Entonces la persona elige la tienda y escribe el número de operación

  @VO-f88cd8c9
  Escenario: VO-f88cd8c9 el servidor contesta con la operación 1000001; la vigilancia de la conexión se interrumpe
    Dado que quien tiene permiso de crear casos llega con tienda y operación en la dirección. El servidor busca la operación; el botón dice "Buscando..."
    Cuando el servidor contesta con la operación 1000001
    Entonces se leyó todo
    Cuando la vigilancia de la conexión se interrumpe
    Entonces se leyó todo

  @VO-a8ac197a
  Escenario: VO-a8ac197a el servidor contesta con la operación 1000001; la persona pulsa «Nuevo Caso»
    Dado que quien tiene permiso de crear casos llega con tienda y operación en la dirección. El servidor busca la operación; el botón dice "Buscando..."
    Cuando el servidor contesta con la operación 1000001
    Entonces se leyó todo
    Cuando la persona pulsa «Nuevo Caso»
    Entonces se leyó todo
    Y se abre la ventana «Nuevo Caso» para esa operación

  @VO-bb0f04db
  Escenario: VO-bb0f04db el servidor contesta con la operación 1000001, pero no puede leer sus artículos; la persona elige la tienda 1
    Dado que quien tiene permiso de crear casos llega con tienda y operación en la dirección. El servidor busca la operación; el botón dice "Buscando..."
    Cuando el servidor contesta con la operación 1000001, pero no puede leer sus artículos
    Entonces falta una parte: en su lugar se dice por qué, y se puede intentar de nuevo
    Y en el lugar de los artículos se lee «La base de datos no contesta en este momento.»; los vales se ven
    Cuando la persona elige la tienda 1
    Entonces la persona elige la tienda y escribe el número de operación

  @VO-1e386709
  Escenario: VO-1e386709 el servidor contesta con la operación 1000001, pero no puede leer sus artículos; la persona escribe la operación 1000001
    Dado que quien tiene permiso de crear casos llega con tienda y operación en la dirección. El servidor busca la operación; el botón dice "Buscando..."
    Cuando el servidor contesta con la operación 1000001, pero no puede leer sus artículos
    Entonces falta una parte: en su lugar se dice por qué, y se puede intentar de nuevo
    Y en el lugar de los artículos se lee «La base de datos no contesta en este momento.»; los vales se ven
    Cuando la persona escribe la operación 1000001
    Entonces la persona elige la tienda y escribe el número de operación

  @VO-633004cc
  Escenario: VO-633004cc el servidor contesta con la operación 1000001, pero no puede leer sus artículos; la vigilancia de la conexión se interrumpe
    Dado que quien tiene permiso de crear casos llega con tienda y operación en la dirección. El servidor busca la operación; el botón dice "Buscando..."
    Cuando el servidor contesta con la operación 1000001, pero no puede leer sus artículos
    Entonces falta una parte: en su lugar se dice por qué, y se puede intentar de nuevo
    Y en el lugar de los artículos se lee «La base de datos no contesta en este momento.»; los vales se ven
    Cuando la vigilancia de la conexión se interrumpe
    Entonces falta una parte: en su lugar se dice por qué, y se puede intentar de nuevo

  @VO-e0d944b0
  Escenario: VO-e0d944b0 el servidor contesta con la operación 1000001, pero no puede leer sus artículos; la persona pulsa «Nuevo Caso»
    Dado que quien tiene permiso de crear casos llega con tienda y operación en la dirección. El servidor busca la operación; el botón dice "Buscando..."
    Cuando el servidor contesta con la operación 1000001, pero no puede leer sus artículos
    Entonces falta una parte: en su lugar se dice por qué, y se puede intentar de nuevo
    Y en el lugar de los artículos se lee «La base de datos no contesta en este momento.»; los vales se ven
    Cuando la persona pulsa «Nuevo Caso»
    Entonces falta una parte: en su lugar se dice por qué, y se puede intentar de nuevo
    Y se abre la ventana «Nuevo Caso» para esa operación

  @VO-54cb80f0
  Escenario: VO-54cb80f0 el servidor contesta con la operación 1000001, pero no puede leer sus artículos; vuelve la conexión
    Dado que quien tiene permiso de crear casos llega con tienda y operación en la dirección. El servidor busca la operación; el botón dice "Buscando..."
    Cuando el servidor contesta con la operación 1000001, pero no puede leer sus artículos
    Entonces falta una parte: en su lugar se dice por qué, y se puede intentar de nuevo
    Y en el lugar de los artículos se lee «La base de datos no contesta en este momento.»; los vales se ven
    Cuando vuelve la conexión
    Entonces se lee otra vez solo lo que faltó; lo demás sigue en pantalla

  @VO-818e8c96
  Escenario: VO-818e8c96 la búsqueda falla: «Revise su conexión a internet»; la persona escribe la operación 1000001
    Dado que quien tiene permiso de crear casos llega con tienda y operación en la dirección. El servidor busca la operación; el botón dice "Buscando..."
    Cuando la búsqueda falla: «Revise su conexión a internet»
    Entonces la búsqueda no contestó; la persona puede intentar de nuevo con los mismos datos
    Y la pantalla dice «Revise su conexión a internet»
    Y se avisa «Revise su conexión a internet»
    Cuando la persona escribe la operación 1000001
    Entonces la persona elige la tienda y escribe el número de operación

  @VO-95e32e23
  Escenario: VO-95e32e23 la búsqueda falla: «Revise su conexión a internet»; la vigilancia de la conexión se interrumpe
    Dado que quien tiene permiso de crear casos llega con tienda y operación en la dirección. El servidor busca la operación; el botón dice "Buscando..."
    Cuando la búsqueda falla: «Revise su conexión a internet»
    Entonces la búsqueda no contestó; la persona puede intentar de nuevo con los mismos datos
    Y la pantalla dice «Revise su conexión a internet»
    Y se avisa «Revise su conexión a internet»
    Cuando la vigilancia de la conexión se interrumpe
    Entonces la búsqueda no contestó; la persona puede intentar de nuevo con los mismos datos

  @VO-1486c2ec
  Escenario: VO-1486c2ec la búsqueda falla: «Revise su conexión a internet»; la persona pulsa «Buscar»
    Dado que quien tiene permiso de crear casos llega con tienda y operación en la dirección. El servidor busca la operación; el botón dice "Buscando..."
    Cuando la búsqueda falla: «Revise su conexión a internet»
    Entonces la búsqueda no contestó; la persona puede intentar de nuevo con los mismos datos
    Y la pantalla dice «Revise su conexión a internet»
    Y se avisa «Revise su conexión a internet»
    Cuando la persona pulsa «Buscar»
    Entonces el servidor busca la operación; el botón dice "Buscando..."

  @VO-afd2c6f4
  Escenario: VO-afd2c6f4 la búsqueda falla: «Revise su conexión a internet»; vuelve la conexión
    Dado que quien tiene permiso de crear casos llega con tienda y operación en la dirección. El servidor busca la operación; el botón dice "Buscando..."
    Cuando la búsqueda falla: «Revise su conexión a internet»
    Entonces la búsqueda no contestó; la persona puede intentar de nuevo con los mismos datos
    Y la pantalla dice «Revise su conexión a internet»
    Y se avisa «Revise su conexión a internet»
    Cuando vuelve la conexión
    Entonces el servidor busca la operación; el botón dice "Buscando..."

  @VO-c73501b4
  Escenario: VO-c73501b4 el servidor contesta con la operación 1000001, pero no puede leer sus artículos; la persona pulsa «Reintentar» donde falta una parte; la persona escribe la operación 1000001
    Dado que quien tiene permiso de crear casos llega con tienda y operación en la dirección. El servidor busca la operación; el botón dice "Buscando..."
    Cuando el servidor contesta con la operación 1000001, pero no puede leer sus artículos
    Entonces falta una parte: en su lugar se dice por qué, y se puede intentar de nuevo
    Y en el lugar de los artículos se lee «La base de datos no contesta en este momento.»; los vales se ven
    Cuando la persona pulsa «Reintentar» donde falta una parte
    Entonces se lee otra vez solo lo que faltó; lo demás sigue en pantalla
    Cuando la persona escribe la operación 1000001
    Entonces la persona elige la tienda y escribe el número de operación

  @VO-27d0c69c
  Escenario: VO-27d0c69c el servidor contesta con la operación 1000001, pero no puede leer sus artículos; la persona pulsa «Reintentar» donde falta una parte; la vigilancia de la conexión se interrumpe
    Dado que quien tiene permiso de crear casos llega con tienda y operación en la dirección. El servidor busca la operación; el botón dice "Buscando..."
    Cuando el servidor contesta con la operación 1000001, pero no puede leer sus artículos
    Entonces falta una parte: en su lugar se dice por qué, y se puede intentar de nuevo
    Y en el lugar de los artículos se lee «La base de datos no contesta en este momento.»; los vales se ven
    Cuando la persona pulsa «Reintentar» donde falta una parte
    Entonces se lee otra vez solo lo que faltó; lo demás sigue en pantalla
    Cuando la vigilancia de la conexión se interrumpe
    Entonces se lee otra vez solo lo que faltó; lo demás sigue en pantalla

  @VO-e3ca4576
  Escenario: VO-e3ca4576 el servidor contesta con la operación 1000001, pero no puede leer sus artículos; la persona pulsa «Reintentar» donde falta una parte; la persona pulsa «Nuevo Caso»
    Dado que quien tiene permiso de crear casos llega con tienda y operación en la dirección. El servidor busca la operación; el botón dice "Buscando..."
    Cuando el servidor contesta con la operación 1000001, pero no puede leer sus artículos
    Entonces falta una parte: en su lugar se dice por qué, y se puede intentar de nuevo
    Y en el lugar de los artículos se lee «La base de datos no contesta en este momento.»; los vales se ven
    Cuando la persona pulsa «Reintentar» donde falta una parte
    Entonces se lee otra vez solo lo que faltó; lo demás sigue en pantalla
    Cuando la persona pulsa «Nuevo Caso»
    Entonces se lee otra vez solo lo que faltó; lo demás sigue en pantalla
    Y se abre la ventana «Nuevo Caso» para esa operación

  @VO-3821612c
  Escenario: VO-3821612c el servidor contesta con la operación 1000001, pero no puede leer sus artículos; la persona pulsa «Reintentar» donde falta una parte; el servidor contesta con la operación 1000001
    Dado que quien tiene permiso de crear casos llega con tienda y operación en la dirección. El servidor busca la operación; el botón dice "Buscando..."
    Cuando el servidor contesta con la operación 1000001, pero no puede leer sus artículos
    Entonces falta una parte: en su lugar se dice por qué, y se puede intentar de nuevo
    Y en el lugar de los artículos se lee «La base de datos no contesta en este momento.»; los vales se ven
    Cuando la persona pulsa «Reintentar» donde falta una parte
    Entonces se lee otra vez solo lo que faltó; lo demás sigue en pantalla
    Cuando el servidor contesta con la operación 1000001
    Entonces se leyó todo

  @VO-42e8f6e1
  Escenario: VO-42e8f6e1 el servidor contesta con la operación 1000001, pero no puede leer sus artículos; la persona pulsa «Reintentar» donde falta una parte; el servidor contesta con la operación 1000001, pero no puede leer sus artículos
    Dado que quien tiene permiso de crear casos llega con tienda y operación en la dirección. El servidor busca la operación; el botón dice "Buscando..."
    Cuando el servidor contesta con la operación 1000001, pero no puede leer sus artículos
    Entonces falta una parte: en su lugar se dice por qué, y se puede intentar de nuevo
    Y en el lugar de los artículos se lee «La base de datos no contesta en este momento.»; los vales se ven
    Cuando la persona pulsa «Reintentar» donde falta una parte
    Entonces se lee otra vez solo lo que faltó; lo demás sigue en pantalla
    Cuando el servidor contesta con la operación 1000001, pero no puede leer sus artículos
    Entonces falta una parte: en su lugar se dice por qué, y se puede intentar de nuevo

  @VO-d4676582
  Escenario: VO-d4676582 el servidor contesta con la operación 1000001, pero no puede leer sus artículos; la persona pulsa «Reintentar» donde falta una parte; la búsqueda falla: «Revise su conexión a internet»
    Dado que quien tiene permiso de crear casos llega con tienda y operación en la dirección. El servidor busca la operación; el botón dice "Buscando..."
    Cuando el servidor contesta con la operación 1000001, pero no puede leer sus artículos
    Entonces falta una parte: en su lugar se dice por qué, y se puede intentar de nuevo
    Y en el lugar de los artículos se lee «La base de datos no contesta en este momento.»; los vales se ven
    Cuando la persona pulsa «Reintentar» donde falta una parte
    Entonces se lee otra vez solo lo que faltó; lo demás sigue en pantalla
    Cuando la búsqueda falla: «Revise su conexión a internet»
    Entonces falta una parte: en su lugar se dice por qué, y se puede intentar de nuevo
