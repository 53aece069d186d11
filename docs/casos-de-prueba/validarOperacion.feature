# language: es
Característica: Validar operación

  @VO-730fb201
  Escenario: VO-730fb201 la persona elige la tienda 1; la persona escribe la operación 1000001; la persona pulsa «Buscar»; el servidor contesta con la operación 1000001; la persona elige la tienda 1
    Dado que la persona elige la tienda y escribe el número de operación
    Cuando la persona elige la tienda 1
    Entonces la persona elige la tienda y escribe el número de operación
    Y la tienda elegida es 1
    Cuando la persona escribe la operación 1000001
    Entonces la persona elige la tienda y escribe el número de operación
    Y el campo de operación dice 1000001
    Cuando la persona pulsa «Buscar»
    Entonces el servidor busca la operación; el botón dice "Buscando..."
    Cuando el servidor contesta con la operación 1000001
    Entonces vales y artículos en pantalla. Buscar espera a que cambie un dato; Nuevo Caso está habilitado
    Cuando la persona elige la tienda 1
    Entonces la persona elige la tienda y escribe el número de operación

  @VO-ff47e5c9
  Escenario: VO-ff47e5c9 la persona elige «Seleccionar Tienda»; la persona pulsa «Buscar»
    Dado que quien tiene permiso de crear casos llega con tienda y operación en la dirección. El servidor busca la operación; el botón dice "Buscando..."
    Cuando la persona elige «Seleccionar Tienda»
    Entonces la persona elige la tienda y escribe el número de operación
    Y no hay tienda elegida
    Cuando la persona pulsa «Buscar»
    Entonces la persona elige la tienda y escribe el número de operación
    Y se avisa «Ingrese la tienda y operacion»

  @VO-d4ceb50c
  Escenario: VO-d4ceb50c la búsqueda falla: «Revise su conexión a internet»; la persona elige la tienda 1
    Dado que quien tiene permiso de crear casos llega con tienda y operación en la dirección. El servidor busca la operación; el botón dice "Buscando..."
    Cuando la búsqueda falla: «Revise su conexión a internet»
    Entonces la búsqueda no contestó; la persona puede intentar de nuevo con los mismos datos
    Y la pantalla dice «Revise su conexión a internet»
    Y se avisa «Revise su conexión a internet»
    Cuando la persona elige la tienda 1
    Entonces la persona elige la tienda y escribe el número de operación

  @VO-c457d3d6
  Escenario: VO-c457d3d6 la persona escribe la operación 1000001
    Dado que quien tiene permiso de crear casos llega con tienda y operación en la dirección. El servidor busca la operación; el botón dice "Buscando..."
    Cuando la persona escribe la operación 1000001
    Entonces la persona elige la tienda y escribe el número de operación

  @VO-da225b9c
  Escenario: VO-da225b9c el servidor contesta que esa operación no existe
    Dado que quien tiene permiso de crear casos llega con tienda y operación en la dirección. El servidor busca la operación; el botón dice "Buscando..."
    Cuando el servidor contesta que esa operación no existe
    Entonces vales y artículos en pantalla. Buscar espera a que cambie un dato; Nuevo Caso está habilitado
    Y se avisa «No se encontraron resultados»

  @VO-470aef16
  Escenario: VO-470aef16 el servidor contesta con la operación 1000001; la persona escribe la operación 1000001
    Dado que quien tiene permiso de crear casos llega con tienda y operación en la dirección. El servidor busca la operación; el botón dice "Buscando..."
    Cuando el servidor contesta con la operación 1000001
    Entonces vales y artículos en pantalla. Buscar espera a que cambie un dato; Nuevo Caso está habilitado
    Cuando la persona escribe la operación 1000001
    Entonces la persona elige la tienda y escribe el número de operación

  @VO-8903cc4d
  Escenario: VO-8903cc4d el servidor contesta con la operación 1000001; la persona pulsa «Nuevo Caso»
    Dado que quien tiene permiso de crear casos llega con tienda y operación en la dirección. El servidor busca la operación; el botón dice "Buscando..."
    Cuando el servidor contesta con la operación 1000001
    Entonces vales y artículos en pantalla. Buscar espera a que cambie un dato; Nuevo Caso está habilitado
    Cuando la persona pulsa «Nuevo Caso»
    Entonces vales y artículos en pantalla. Buscar espera a que cambie un dato; Nuevo Caso está habilitado
    Y se abre la ventana «Nuevo Caso» para esa operación

  @VO-818e8c96
  Escenario: VO-818e8c96 la búsqueda falla: «Revise su conexión a internet»; la persona escribe la operación 1000001
    Dado que quien tiene permiso de crear casos llega con tienda y operación en la dirección. El servidor busca la operación; el botón dice "Buscando..."
    Cuando la búsqueda falla: «Revise su conexión a internet»
    Entonces la búsqueda no contestó; la persona puede intentar de nuevo con los mismos datos
    Y la pantalla dice «Revise su conexión a internet»
    Y se avisa «Revise su conexión a internet»
    Cuando la persona escribe la operación 1000001
    Entonces la persona elige la tienda y escribe el número de operación

  @VO-1486c2ec
  Escenario: VO-1486c2ec la búsqueda falla: «Revise su conexión a internet»; la persona pulsa «Buscar»
    Dado que quien tiene permiso de crear casos llega con tienda y operación en la dirección. El servidor busca la operación; el botón dice "Buscando..."
    Cuando la búsqueda falla: «Revise su conexión a internet»
    Entonces la búsqueda no contestó; la persona puede intentar de nuevo con los mismos datos
    Y la pantalla dice «Revise su conexión a internet»
    Y se avisa «Revise su conexión a internet»
    Cuando la persona pulsa «Buscar»
    Entonces el servidor busca la operación; el botón dice "Buscando..."
