/** Spanish words for supplies, as in Mexico and the Caribbean, and their names in the catalog. */
export const spanish = `
# Protective wear
guante > gloves
guantes de nitrilo > nitrile exam gloves
guantes de látex > latex exam gloves
guantes de vinilo, guantes de vinil > vinyl exam gloves
guantes quirúrgicos, guantes de cirugía > surgical gloves
guantes estériles > sterile exam gloves | sterile surgical gloves
guantes médicos, guantes desechables, guantes de exploración, guantes de examen > exam gloves
cubreboca, tapaboca, barbijo, cubre bocas, mascarilla > procedure mask | surgical mask | N95 mask
mascarilla quirúrgica, cubrebocas quirúrgico > surgical mask
respirador > respirator
careta, careta facial, protector facial > face shield
lentes de seguridad, lentes protectores, gafas, gafas de seguridad, lentes de protección > safety glasses | splash goggles
bata > gown
bata desechable, bata de aislamiento > isolation gown
bata quirúrgica, bata de cirugía > surgical gown
bata de paciente, bata de examen > patient exam gowns
bata de laboratorio, bata blanca > disposable lab coat
cofia, gorro, gorro quirúrgico, gorro desechable > bouffant cap | surgeon caps
cubrezapato, cubre zapatos, botas desechables, botas quirúrgicas, zapatones > shoe covers
delantal, mandil > apron
overol > hooded coverall

# Syringes, needles, infusion
jeringa, jeringuilla > syringe
jeringa de insulina > insulin syringe
jeringa de tuberculina > tuberculin syringe
jeringa oral > oral syringe
aguja > needle
aguja hipodérmica > hypodermic needle
aguja mariposa, mariposa, alita > butterfly needle
aguja para pluma, agujas para pluma de insulina > pen needle
aguja espinal > spinal needle
lanceta > lancets
catéter, catéteres > catheter
catéter intravenoso, catéter iv, punzocat, angiocat > safety IV catheter
venoclisis, equipo de venoclisis, equipo de suero > IV administration set
llave de tres vías, llave de paso > stopcock
suero, suero intravenoso > IV solution
solución salina, suero fisiológico, suero salino, solución fisiológica > sodium chloride 0.9% | sterile saline
solución hartmann, ringer lactato, lactato de ringer > lactated ringer's
suero glucosado, solución glucosada, dextrosa > dextrose
agua inyectable, agua bidestilada > sterile water injection
agua estéril > sterile water
agua destilada > distilled water
tripié, portasuero, porta suero, atril > IV pole
punzocortante, contenedor de punzocortantes, contenedor de agujas, bote para agujas, guardián, contenedor rojo para agujas, contenedor rojo, bote rojo > sharps container
torniquete, ligadura, liga > tourniquet
tubo de sangre, tubos de muestra > blood collection tube
tubo morado, tubo lila > lavender cap blood collection tube | K2 EDTA blood collection tube
tubo rojo > red cap blood collection tube | clot activator blood collection tube
tubo amarillo, tubo dorado > gold cap blood collection tube | clot activator and gel blood collection tube
tubo azul > sodium citrate blood collection tube
tubo verde > sodium heparin blood collection tube | lithium heparin blood collection tube
tubo gris > sodium fluoride blood collection tube

# Wound care
gasa > gauze sponges | gauze pads | gauze
gasas estériles > sterile gauze pads
limpiador de heridas, solución para heridas, spray para heridas, lavar heridas, limpiar heridas > wound cleanser spray | sterile saline wound wash
solución > solution
gasa vaselinada, gasa con vaselina > petrolatum gauze dressing
venda > elastic bandage | conforming stretch gauze roll | cohesive bandage | gauze bandage roll
vendaje > bandage
venda elástica, vendaje elástico > elastic bandage
venda de gasa, rollo de gasa > conforming stretch gauze roll | gauze bandage roll
venda cohesiva, venda autoadherente, venda autoadhesiva > cohesive wrap
venda de yeso, yeso > fast setting plaster bandage
venda triangular > triangular bandage
venda tubular > tubular elastic support bandage
curita, bandita, vendita, banda adhesiva, venda adhesiva > adhesive bandages
apósito, parche > dressing
apósito transparente, parche transparente > transparent film dressing
apósito hidrocoloide > hydrocolloid dressing
apósito de espuma > foam dressing
apósito de alginato > calcium alginate dressing
apósito no adherente > non-adherent pads
parche para ojo, parche ocular > eye pads
cinta > tape
cinta médica, cinta quirúrgica, tela adhesiva, esparadrapo, cinta adhesiva > medical tape
microporo, micropor, cinta microporosa, cinta de papel > paper surgical tape
algodón > cotton balls | cotton
bolitas de algodón, bolas de algodón, torunda > cotton balls
torundas con alcohol, toallitas con alcohol, toallitas alcoholadas, almohadillas de alcohol, alcoholito > alcohol prep pads
hisopo, cotonete > swab | cotton-tipped applicators
aplicador > applicator
hisopo nasal > nasal swab
hisopo nasofaríngeo > nasopharyngeal swab
hisopo de garganta, hisopo faríngeo > throat swab
puntos adhesivos, suturas adhesivas, mariposas para heridas > skin closure strips
pegamento para piel, pegamento quirúrgico > topical skin adhesive

# Exam room and diagnostics
abatelengua, bajalengua, depresor de lengua, depresor lingual, paletas de madera > tongue depressors
termómetro > thermometer
termómetro infrarrojo, termómetro de pistola, termómetro sin contacto, termómetro láser > infrared thermometer
termómetro de frente > forehead infrared thermometer
termómetro de oído, termómetro ótico > ear infrared thermometer
fundas para termómetro, cubiertas para termómetro, protector de termómetro, protectores para termómetro > probe covers
baumanómetro, esfigmomanómetro, tensiómetro, aparato de presión > aneroid sphygmomanometer | automatic blood pressure monitor
monitor de presión, baumanómetro digital, medidor de presión, máquina de presión > automatic blood pressure monitor
brazalete de presión, brazalete para baumanómetro > blood pressure cuff
presión arterial > blood pressure
oxímetro de dedo > fingertip pulse oximeter
estetoscopio > stethoscope
otoscopio > otoscope
conos para otoscopio, espéculo para otoscopio > otoscope specula
oftalmoscopio > ophthalmoscope
oxímetro, oxímetro de pulso > pulse oximeter
báscula, balanza, pesa > scale
báscula para bebé, pesa bebé > infant scale
martillo de reflejos, martillo > reflex hammer
diapasón > tuning fork
lámpara > lamp
lámpara de examen, lámpara de exploración > exam lamp
linterna, lamparita, lámpara de bolsillo > penlight
cinta métrica > paper measuring tapes
cartilla de snellen, carta de snellen, cartilla visual, carta visual > eye chart
espéculo, espejo vaginal, espéculo vaginal > vaginal specula
cepillo cervical, cepillo para papanicolaou > pap endocervical brush
papanicolaou > pap cervical broom | pap endocervical brush | pap spatula
doppler fetal > fetal doppler
gel de ultrasonido, gel conductor > ultrasound gel
electrodo > electrodes
electrocardiógrafo, electrocardiograma > resting ECG
papel para electrocardiograma, papel de electro > ECG paper
desfibrilador > automated external defibrillator
tiras reactivas, tirilla > blood glucose test strips | urine reagent strips
tiras de glucosa, tiras de azúcar, tiras para glucómetro > blood glucose test strips
tiras de orina, tiras reactivas de orina > urine reagent strips
glucómetro, medidor de glucosa, medidor de azúcar > blood glucose meter
prueba > test
prueba de embarazo > pregnancy test
prueba de covid > COVID-19 antigen test
prueba de influenza, prueba de gripe, prueba de gripa > influenza test
prueba de estreptococo > strep A test
prueba de drogas, antidoping > urine drug screen
prueba de sangre oculta > fecal occult blood test
gripe, gripa > influenza

# Laboratory
vaso > cup
vaso de orina, vasito de orina, frasco de orina, recipiente de orina, frasco para muestra, vaso para muestra > specimen container
frasco de heces, vaso para heces > stool specimen container
portaobjeto > microscope slides
cubreobjeto > cover glasses
microscopio > microscope
centrífuga > centrifuge
pipeta > pipette
formol, formalina > prefilled formalin container

# Urology, incontinence, patient care
sonda > foley catheter | intermittent catheter | suction catheter
sonda foley, sonda urinaria, sonda vesical > foley catheter
sonda nelaton, sonda intermitente > intermittent catheter
sonda de succión, sonda de aspiración > suction catheter
bolsa > bag
bolsa de orina, bolsa recolectora, bolsa recolectora de orina, bolsa colectora > urinary drainage bag
bolsa de pierna > leg bag
bolsa de vómito > emesis bags
bolsa de colostomía > ostomy pouch
bolsa de basura > waste liner
bolsa roja > biohazard waste bags
pañal, pañales > adult brief | baby diapers
pañal para adulto, pañales para adulto > adult brief
pañal de bebé, pañales para bebé > baby diapers
calzón desechable, calzón protector, ropa interior desechable > protective underwear
protector de cama, travesero, predoblado > disposable underpad
toalla sanitaria, toalla femenina > bladder control pads
toallita > wipes
toallitas húmedas > personal cleansing wipes | baby wipes
toallitas para bebé > baby wipes
toallitas desinfectantes, toallitas para superficies, toallitas germicidas, toallitas para limpiar, toallitas para limpiar superficies, toallitas limpiadoras > disinfectant wipes | germicidal wipes
toallitas con cloro > bleach 0.55% disinfectant wipes | bleach sporicidal germicidal wipes
cómodo, chata, bacinilla > bedpan
pato, orinal > urinal
riñonera, riñón > emesis basin
palangana > wash basin
silla cómodo, inodoro portátil > bedside commode
vasitos para medicina, vaso para medicamento, vasitos de medicamento > medicine cups
pulsera, pulsera de identificación, brazalete de identificación > patient wristband
lubricante, gel lubricante > lubricating jelly

# Cleaning, antiseptics, paper
jabón, jabones > soap
jabón de manos, jabón líquido > hand soap
jabón quirúrgico > surgical scrub
jabón antibacterial > antibacterial hand soap | antimicrobial hand soap
gel antibacterial, gel de alcohol, gel desinfectante, desinfectante de manos, alcohol en gel, gel para manos > hand sanitizer
cloro, blanqueador > bleach
desinfectante > disinfectant
desinfectante de superficies > surface disinfectant
limpiador > cleaner
limpiador de vidrios > glass cleaner
alcohol isopropílico > isopropyl alcohol
agua oxigenada, peróxido > hydrogen peroxide
yodo, isodine, yodopovidona, yodo povidona > povidone-iodine
clorhexidina > chlorhexidine
toallas de papel, papel toalla, servitoalla, sanita > paper towels
papel de baño, papel higiénico, papel sanitario > toilet tissue
pañuelo, pañuelos desechables, pañuelos faciales > facial tissue
servilleta > napkins
papel para camilla, rollo para camilla, papel de mesa > exam table paper
sábanas para camilla > stretcher sheets | patient drape sheets
sábana, sábanas desechables > patient drape sheets | stretcher sheets
almohada > exam pillow
funda de almohada > disposable pillowcases
manta, cobija, frazada > blanket
detergente enzimático > enzymatic instrument detergent
bolsas para esterilizar, bolsas de esterilización, bolsas para autoclave > self-seal sterilization pouches
cinta testigo, cinta para autoclave > autoclave indicator tape
indicador biológico > biological vial sterilization indicator
trapeador, mapo > mop
bote de basura, basurero, zafacón > waste can

# Breathing and emergency
oxígeno > oxygen
mascarilla de oxígeno > oxygen mask
mascarilla para nebulizador > nebulizer kit with aerosol mask
puntas nasales, cánula nasal, bigotera > nasal cannula
tanque > cylinder | tank
tanque de oxígeno, cilindro de oxígeno > oxygen cylinder
regulador de oxígeno > oxygen regulator
manguera de oxígeno > oxygen supply tubing
nebulizador > nebulizer
inhalador > inhaler
espaciador, aerocámara, cámara espaciadora > valved holding chamber
resucitador > manual resuscitator
cánula de guedel, cánula orofaríngea > guedel oral airway
cánula nasofaríngea > nasopharyngeal airway
tubo endotraqueal > endotracheal tube
aspirador nasal, perilla nasal, perilla > infant nasal suction bulb syringe
espirómetro incentivo, inspirómetro > incentive spirometer
botiquín, botiquín de primeros auxilios > first aid kit
primeros auxilios > first aid

# Surgery
bisturí, bisturíes > scalpel
hoja de bisturí, navaja de bisturí, navaja > surgical blade
mango de bisturí > scalpel handle
sutura, hilo, hilo de sutura > suture
seda > silk
grapadora de piel, engrapadora de piel, grapas de piel > skin stapler
quita grapas, quitagrapas > staple removal kit
pinza > forceps
pinza hemostática > hemostatic forceps
pinza mosquito > mosquito hemostatic forceps
pinza kelly > kelly hemostatic forceps
portaaguja, porta agujas > needle holder
tijera > scissors
tijeras para puntos, tijeras para sutura > suture removal scissors
tijeras para vendaje > bandage scissors
campo quirúrgico, campo estéril > surgical drape
charola > tray
equipo de sutura, kit de sutura, set de sutura > laceration tray
retiro de puntos, kit de retiro de puntos, quitar puntos > suture removal kit
retiro de grapas > staple removal kit
biopsia > biopsy
sacabocado > biopsy punch
cauterio, electrocauterio > battery cautery
nitrato de plata > silver nitrate applicators

# Orthopedics and mobility
silla de ruedas > wheelchair
muleta > crutches
andador con ruedas, andadera con ruedas > folding walker with wheels | rollator
andadera, andador, andadores, caminador > walker | rollator
bastón, bastones > cane
férula > splint
férula de dedo > finger splint
férula de muñeca, muñequera > wrist splint
rodillera > hinged knee brace | knee sleeve
tobillera > ankle brace
codera > elbow support
faja, faja lumbar > lumbar support belt
collarín, cuello ortopédico > cervical collar
cabestrillo > arm sling
bota ortopédica, bota walker, bota para caminar, bota para fractura > walking boot
medias de compresión, calcetas de compresión, calcetines de compresión > compression stockings
medias antiembólicas > anti-embolism stockings
compresa fría > cold pack
compresa caliente > hot pack
bolsa de hielo > ice pack
huata, guata > undercast padding
estoquinete, estoquineta > stockinette
cinta kinesiológica > kinesiology tape

# Furniture and office
mesa de exploración, mesa de examen, camilla > exam table
banco giratorio, banquito > exam stool
biombo, mampara > privacy screen
carro rojo, carro de paro > emergency cart
carrito > cart
vitrina, gabinete > cabinet
pluma, lapicero, bolígrafo > ballpoint pens
etiqueta > labels
carpeta, expediente > folder
sobre > envelopes
recetario > prescription pads
pila, batería > alkaline batteries | lithium coin batteries
paleta, paletas de dulce > lollipops
calcomanía > stickers

# Medicines
acetaminofén, acetaminofeno > acetaminophen
ibuprofeno > ibuprofen
aspirina > aspirin
naproxeno > naproxen
ketorolaco > ketorolac
lidocaína > lidocaine
lidocaína con epinefrina > lidocaine and epinephrine
bupivacaína > bupivacaine
amoxicilina > amoxicillin
amoxicilina con clavulanato > amoxicillin and clavulanate
azitromicina > azithromycin
cefalexina > cephalexin
ciprofloxacino, ciprofloxacina > ciprofloxacin
doxiciclina > doxycycline
metronidazol > metronidazole
nitrofurantoína > nitrofurantoin
trimetoprima con sulfametoxazol, sulfametoxazol con trimetoprima > sulfamethoxazole and trimethoprim
fluconazol > fluconazole
valaciclovir > valacyclovir
ceftriaxona > ceftriaxone
cefazolina > cefazolin
gentamicina > gentamicin
penicilina, penicilina benzatínica > penicillin G benzathine
prednisona > prednisone
metilprednisolona > methylprednisolone
dexametasona > dexamethasone
betametasona > betamethasone
triamcinolona > triamcinolone
hidrocortisona > hydrocortisone
loratadina > loratadine
cetirizina > cetirizine
difenhidramina > diphenhydramine
prometazina > promethazine
famotidina > famotidine
loperamida > loperamide
furosemida > furosemide
epinefrina, adrenalina > epinephrine injection
atropina > atropine
naloxona > naloxone
heparina > heparin
medroxiprogesterona > medroxyprogesterone
cianocobalamina > cyanocobalamin
complejo b > vitamin B complex
ácido tranexámico > tranexamic acid
bicarbonato, bicarbonato de sodio > sodium bicarbonate
sulfato de magnesio > magnesium sulfate
amiodarona > amiodarone
adenosina > adenosine
nitroglicerina > nitroglycerin
metformina > metformin
amlodipino > amlodipine
atorvastatina > atorvastatin
clonidina > clonidine
metocarbamol > methocarbamol
ciclobenzaprina > cyclobenzaprine
nistatina > nystatin
ketoconazol > ketoconazole
clotrimazol > clotrimazole
mupirocina > mupirocin
bacitracina > bacitracin
sulfadiazina de plata > silver sulfadiazine
permetrina > permethrin
clobetasol crema > clobetasol
ipratropio > ipratropium
budesonida > budesonide
proparacaína > proparacaine
tetracaína > tetracaine
tropicamida > tropicamide
fluoresceína > fluorescein
morfina > morphine
fentanilo > fentanyl citrate injection
ketamina > ketamine
testosterona > testosterone
vacuna > vaccine
vacuna de influenza, vacuna de gripe, vacuna contra influenza > influenza vaccine
vacuna de tétanos > tetanus and diphtheria vaccine
vacuna de hepatitis b > hepatitis B vaccine
vitamina > vitamin
inyección, inyecciones > injection
tableta, pastilla > tablets
cápsula > capsules
gotas para ojos, gotas oftálmicas, colirio > eye drops
gotas para oídos, gotas óticas > ear drops
gota > drops
pomada, ungüento > ointment
crema > cream
loción > lotion
vaselina > petrolatum | petroleum jelly

# Materials
nitrilo > nitrile
vinilo, vinil > vinyl
plástico, plástica > plastic
papel > paper
vidrio > glass
madera > wood
acero inoxidable > stainless steel
silicona, silicón > silicone
espuma > foam
fibra de vidrio > fiberglass
elástico, elástica > elastic
aluminio > aluminum
microfibra > microfiber

# Sizes, colors, other words
chico, chica, pequeño, pequeña > small
mediano, mediana > medium
grande > large
extra grande, extragrande > x-large
extra chico, extra chica, extra pequeño > x-small
azul, azules > blue
negro, negra > black
blanco, blanca > white
rojo, roja > red
verde > green
amarillo, amarilla > yellow
morado, morada > purple | lavender | violet
rosa, rosado > pink
gris > gray
naranja, anaranjado > orange
transparente > transparent | clear
estéril, estériles > sterile
desechable > disposable
reutilizable > reusable
quirúrgico, quirúrgica > surgical
médico, médica > medical
adhesivo, adhesiva > adhesive
pediátrico, pediátrica, niño, infantil > pediatric
adulto > adult
bebé > infant | baby
recién nacido > newborn
absorbente > absorbent
impermeable > waterproof | impervious
ajustable > adjustable
portátil > portable
plegable > folding
automático, automática > automatic
curvo, curva > curved
recto, recta > straight
polvo > powder
absorbible > absorbable
antibiótico, antibiótica > antibiotic
inyectable > injection
derecho, derecha > right
izquierdo, izquierda > left
blando, blanda, suave > soft
rígido, rígida > rigid
masculino, hombre > male
femenino, femenina, mujer > female
casero, casera > home
bota > boot
tira > strips
tapa > cap | lid
tapón > plug
funda, cubierta > cover
contenedor, recipiente > container
soporte > holder | support | stand
dispensador > dispenser
repuesto > refill | replacement
filtro > filter
válvula > valve
boquilla > mouthpiece
limpieza > cleaning | cleansing
dolor > pain
fiebre > fever
alergia > allergy
presión > blood pressure
azúcar > glucose
caja > box
paquete > pack
rollo > roll
frasco > bottle | vial | jar
tubo > tube
ojo > eye
oído, oreja > ear
nariz > nasal
garganta > throat
dedo > finger
mano > hand
muñeca > wrist
codo > elbow
hombro > shoulder
cuello > neck
rodilla > knee
tobillo > ankle
piel > skin
sangre > blood
orina > urine
heces > stool
embarazo > pregnancy
glucosa > glucose
insulina > insulin
pared > wall
rueda > wheels
superficie > surface
pecho > chest
espalda > back
pierna > leg
pie > foot
herida > wound
quemadura > burn
`
