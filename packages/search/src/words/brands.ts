/** Trade names of supplies, and the products that they are asked for. */
export const brands = `
# Films, foams, gels
opsite, opsite flexigrid, opsite flexifix, tegaderm, bioclusive, polyskin, suresite, veniguard, hydrofilm, mefilm, 3m tegaderm > transparent film dressing
tegaderm iv, iv3000, iv 3000, sorbaview > IV site transparent film dressing
saniderm, tegaderm roll > roll transparent film dressing
opsite post op, mepore, primapore, covrsite, telfa island, tegaderm pad, medipore pad, leukomed > bordered gauze island dressing
mepilex, allevyn, biatain, optifoam, polymem, lyofoam, tielle, hydrasorb, hydrocell, curafoam > foam dressing
mepilex border, allevyn life, allevyn gentle, optifoam gentle, biatain silicone, aquacel foam > silicone border foam dressing
mepilex sacrum, mepilex border sacrum, mepilex sacral, allevyn sacrum, optifoam sacrum > silicone border sacral foam dressing
mepilex heel, mepilex border heel, allevyn heel > silicone border heel foam dressing
mepilex ag, mepilex border ag, allevyn ag, optifoam ag, biatain ag, polymem silver > silver foam dressing
acticoat, silverlon, silverseal, actisorb, restore silver > silver contact dressing
aquacel, kaltostat, sorbsan, algisite, maxorb, curasorb, melgisorb, seasorb, algicell, durafiber, hydrofiber, tegaderm alginate > calcium alginate dressing
aquacel ag, silvercel, maxorb ag, algicell ag, melgisorb ag > silver calcium alginate dressing
duoderm, comfeel, tegasorb, exuderm, replicare, hydrocol, ultec, tegaderm hydrocolloid > hydrocolloid dressing
duoderm extra thin, duoderm thin, comfeel thin, exuderm thin > thin hydrocolloid dressing
duoderm sacral, duoderm sacrum, exuderm sacrum > bordered sacral hydrocolloid dressing
medihoney, therahoney, activon, manukamed, manuka honey > medical honey gel | medical honey alginate dressing
medihoney gel, therahoney gel > medical honey gel
medihoney alginate, medihoney calcium alginate > medical honey alginate dressing
promogran, promogran prisma, fibracol, puracol, biostep, stimulen, cellerate, hycol > collagen wound dressing
intrasite, solosite, curafil, saf gel, duoderm gel, skintegrity gel, carrasyn, normlgel, nu gel, curasol > hydrogel wound gel
silvasorb, silvasorb gel, silver sept > silver hydrogel wound gel
vigilon, elasto gel dressing, clearsite, derma gel, 2nd skin, second skin > hydrogel sheet dressing
water jel, waterjel, burnaid, burnfree > hydrogel sheet dressing | burn gel with lidocaine
mextra, xtrasorb, optilock, drawtex, sorbion, zetuvit, kerramax, vliwasorb, exu dry > super-absorbent dressing
granufoam, renasys, vac dressing, vac sponge, vac foam > negative pressure dressing kit

# Gauze and pads
telfa, release dressing, melolin, telfa pad, curity non adherent, kendall telfa > non-adherent pads
telfa adhesive, telfa ouchless adhesive > non-adherent pads with adhesive tabs
adaptic, cuticerin, curity oil emulsion > oil emulsion non-adherent dressing
adaptic touch, mepitel, mepitel one, versatel, silflex, urgotul, wound veil, conformant > silicone wound contact layer
xeroform, xerofoam, zeroform > bismuth tribromophenate petrolatum gauze dressing
vaseline gauze, vaseline petrolatum gauze, jelonet, adaptic vaseline > petrolatum gauze dressing
surgipad, tendersorb, combine pads > abdominal combine pads
versalon, mirasorb, nu gauze sponge, topper sponge > non-woven sponges
excilon, sof wick drain, excilon drain sponge > split drain sponges
nu gauze, nugauze, nu gauze packing > packing strip
nu gauze iodoform, nugauze iodoform > iodoform packing strip
opticlude, eye occlusor > eye pads
kerlix, curlex, kurlex, curlix, bulkee, fluftex, flufftex, krinkle, kerlix roll, kerlix fluff, kendall kerlix, curity kerlix > fluff gauze bandage roll
kling, conform, sof kling, sof form, flexicon, duform > conforming stretch gauze roll

# Bandages and wraps
band aid, bandaid, curad, elastoplast, nexcare bandage, coverlet, curity bandage, johnson band aid > adhesive bandages
coban, coflex, vetrap, vet wrap, sensi wrap, sensiwrap, co lastic, medi rip, powerflex, peha haft, 3m coban > cohesive wrap
coban 2 layer, coban two layer > 2-layer compression bandage system
profore, profore lite, dyna flex, dynaflex > 4-layer compression bandage system
ace, ace bandage, ace wrap, matrix wrap, swift wrap, tensor bandage, sure wrap > elastic bandage
tubigrip, tubi grip, medigrip, spandagrip, elastogrip, tubifast, surgigrip > tubular elastic support bandage
unna, unnaboot, unna boot, unna wrap, viscopaste, unna flex, flexi dress, primer unna > zinc oxide paste bandage
gelocast, unna boot with calamine > zinc oxide paste bandage with calamine

# Tapes and closures
micropore, micropore tape, nexcare paper tape, 3m micropore > paper surgical tape
transpore, transpore tape, blenderm, clear tape, 3m transpore > transparent plastic tape
durapore, durapore tape, curasilk, silk tape, 3m durapore > cloth silk-like tape
medipore, hypafix, mefix, medfix, cover roll, omnifix, fixomull, medipore tape, primafix, 3m medipore > soft cloth retention tape
kind removal, kind removal tape, mepitac, silicone tape, 3m kind removal > gentle silicone tape | silicone gentle removal tape
microfoam, microfoam tape, 3m microfoam > elastic foam tape
zonas, zonas tape, coach tape, mueller tape, leukotape > athletic trainer tape
elastikon, elastikon tape, tensoplast, elastoplast tape, lightplast, jaylastic > elastic adhesive tape
kt tape, rocktape, rock tape, spidertech, kinesio, kinesio tape > kinesiology tape
steri strip, steristrip, suture strip, leukostrip, curi strip, proxi strip, shur strip, 3m steri strip > skin closure strips
dermabond, indermil, histoacryl, surgiseal, liquiband, exofin, swiftset, octylseal, vetbond > topical skin adhesive
cavilon, cavilon no sting, sureprep, allkare, no sting barrier, 3m cavilon > skin barrier film wipes | skin protectant wipes
detachol, unisolve, uni solve, tac away, niltac > adhesive remover wipes

# Wound cleansing
saf clens, carraklenz, microklenz, sea clens, skintegrity cleanser > wound cleanser spray
vashe, puracyn, microcyn > hypochlorous wound cleanser spray
blairex, simply saline, wound wash saline > sterile saline wound wash
saljet, addipak, addi pak, modudose > sterile saline rinse

# Surface disinfectants
caviwipe, cavi wipe, caviwipe1, caviwipe 1, sani cloth, sanicloth, super sani cloth, super sanicloth, discide wipe, maxiwipe, pdi wipe, purple wipe, metrex caviwipe, pdi sani cloth > quaternary alcohol disinfectant wipes | quaternary alcohol germicidal wipes
sani cloth purple, sani cloth prime, sani cloth plus, purple sani cloth, purple top sani cloth, purple top wipe > quaternary alcohol disinfectant wipes | quaternary alcohol germicidal wipes
sani cloth bleach, sani cloth orange, orange sani cloth, orange top sani cloth, orange top wipe, dispatch wipe, hype wipe, clorox bleach wipe, caviwipe bleach, bleach sani cloth > bleach 0.55% disinfectant wipes | bleach sporicidal germicidal wipes
sani cloth af3, sani cloth af, sani cloth hb, sani cloth gray, gray sani cloth, gray top sani cloth, gray top wipe, green top wipe, sani cloth green, virex wipe, grey sani cloth, grey top sani cloth, grey top wipe, sani cloth grey > alcohol-free disinfectant wipes | alcohol-free germicidal wipes
clorox wipe, clorox disinfecting wipe, lysol wipe > disinfectant wipes | germicidal wipes
oxivir, oxivir wipe, optim 33tb, optim wipe, clorox hydrogen peroxide wipe, peroxide wipe > hydrogen peroxide disinfectant wipes
oxivir spray, oxivir tb, clorox hydrogen peroxide spray > hydrogen peroxide surface disinfectant
cavicide, cavicide1, cavicide spray, opti cide, opticide, metriguard, discide, dis cide, envirocide, citrace, virex, sanizide > quaternary alcohol surface disinfectant
lysol, lysol spray, disinfectant spray > surface disinfectant
clorox, clorox bleach > bleach
clorox spray, clorox clean up, dispatch spray, bru clean > bleach surface disinfectant
cidex, cidexplus, wavicide, opaciden > high-level disinfectant
cidex opa, metricide opa, rapicide opa > ortho-phthalaldehyde high-level disinfectant
metricide, metricide 28, procide, maxicide, rapicide > glutaraldehyde high-level disinfectant
enzol, endozime, klenzyme, metrizyme, prolystica, empower, aseptizyme, manu klenz, valsure > enzymatic instrument detergent
prepzyme, pre klenz, preklenz, klenzyme foam, prolystica foam > enzymatic foam spray
surgimilk, surgislip, surgi slip > instrument lubricant
speed clean, omni cleaner, chamber brite > autoclave cleaner
attest, attest vial, proof plus, spore strip, 3m attest > biological vial sterilization indicator
comply strip, verify strip, sterigage > steam sterilization indicator strip
comply tape, 1222 tape, 3m autoclave tape > autoclave indicator tape
sure check pouch, duo check, peel pack, peel pouch, steri peel, view pack, assure pouch > self-seal sterilization pouches
sterrad pouch, tyvek pouch > spunbonded plasma pouches
kimguard, blue wrap > sterilization wrap

# Skin antiseptics and hand care
hibiclens, hibiclens scrub, hibiclens soap, dyna hex, dynahex, betasept, hibiscrub, exidine, scrub care > chlorhexidine 4% surgical scrub | chlorhexidine 4% skin cleanser
chloraprep, chlora prep, prevantics, chloraprep frepp, chloraprep sepp > chlorhexidine alcohol applicator
prevantics swabstick, chloraprep swabstick > chlorhexidine alcohol swabsticks
prevantics wipe, prevantics pad, chlorascrub > chlorhexidine alcohol prep pads
betadine, aplicare iodine > povidone-iodine
betadine solution, betadine paint > povidone-iodine prep solution | povidone-iodine solution
betadine scrub, betadine surgical scrub > povidone-iodine surgical scrub
betadine swab, betadine swabstick, betadine stick > povidone-iodine swabsticks
betadine wipe, betadine pad, betadine prep, betadine prep pad > povidone-iodine prep pads
betadine ointment > povidone-iodine ointment
webcol, pdi alcohol prep, bd alcohol swab > alcohol prep pads
purell, avagard, avagard d, sterillium, quik care, alcare, germ x, germx, isagel, microsan, prevacare, gojo purell > hand sanitizer
purell wipe, sani hands, sanihands, wet ones, wet nap > sanitizing hand wipes
dial soap, dial, softsoap, soft soap, safeguard soap, micrell, provon, bacti stat, gojo > hand soap
eucerin, lubriderm, cetaphil, cerave, jergens, keri lotion, aveeno, sween 24, curel, nivea > moisturizing lotion | hand lotion
vaseline, vaseline petroleum jelly > petrolatum | petroleum jelly
aquaphor > white petrolatum
calmoseptine, desitin, balmex, boudreaux, butt paste, z guard, critic aid, triple paste > zinc oxide barrier cream
baza, baza protect, proshield, secura cream, sensi care, lantiseptic, cavilon cream > dimethicone skin protectant | barrier cream
peri wash, periwash, perifresh > perineal cleanser spray
comfort bath, sage bath, bag bath, readybath, ready bath, theraworx > rinse-free bathing cloths
comfort shield, sage shield, barrier wipe > barrier washcloths with dimethicone
johnsons baby wipe, huggies wipe, pampers wipe > baby wipes
dude wipe, cottonelle wipe > flushable personal cleansing wipes

# Blood collection
vacutainer, vacuette, vacutainer tube, vacuum tube, bd vacutainer > blood collection tube
vacutainer needle, eclipse blood needle, vacuette needle > blood collection needle
vacutainer holder, vacutainer hub, vacutainer adapter, one use holder > blood tube holders
safety lok, push button set, push button blood set, saf t wing, vacutainer butterfly, vacutainer push button, blood draw butterfly, butterfly for blood draw, lab butterfly > safety blood collection set
microtainer, microvette, capiject, microtainer tube, bd microtainer > capillary blood tubes
critoseal, crito seal, critocaps, hemato seal > capillary tube sealant
surgilance, safe t pro, unistik, single let, tenderlett, assure lance, microtainer lancet > pressure-activated safety lancets
tenderfoot, quikheel, gentleheel, babylance > heel-stick infant lancets
microlet, softclix, fastclix, multiclix, delica, autolet > lancing device
microlet lancet, softclix lancet, delica lancet, unilet, thin lancet > twist-top lancets

# Syringes, needles, infusion
angiocath, insyte, autoguard, insyte autoguard, jelco, protectiv, surflo, surflash, introcan, cathlon, viavalve, abbocath, medicut, bd insyte, bd angiocath > safety IV catheter
nexiva, saf t intima, intima, bd nexiva > safety winged IV catheter
posiflush, posi flush, monoject flush, monoject prefill, medefil, amsafe flush, bd posiflush > sodium chloride flush syringe
hep lock, heplock, hep lock flush, heparin lock flush > heparin flush syringe
clave, microclave, maxplus, maxzero, q syte, qsyte, smartsite, interlink, ultrasite, caresite, bionector, prn adapter, prn cap, injection cap, heplock cap > needleless connector
curos, curos cap, swabcap, dualcap, site scrub > disinfecting caps needleless connectors
statlock, stat lock > IV catheter stabilization device | catheter securement device
statlock foley, foley statlock, cath secure, flexi trak, dale foley holder > catheter securement device
gripper needle, gripper plus, port a cath needle, portacath needle, mediport needle, port access needle > huber infusion needle
carpuject, luer jet, abboject, simplist > prefilled syringe
ultra fine, ultrafine, ultra fine syringe, micro fine, ulticare, sure comfort, relion syringe, bd ultra fine > insulin syringe
ultra fine pen needle, bd nano, nano pen needle, novofine, novotwist, unifine, clickfine, unifine pentip > pen needle
autoshield, autoshield duo, novofine autocover > safety pen needle
vanishpoint, vanish point, unitract > retractable needle safety syringe
safetyglide, safety glide, magellan, magellan needle, bd eclipse, eclipse needle, surguard, needlepro, needle pro, bd safetyglide > safety hypodermic needle
magellan syringe, safetyglide syringe, surguard syringe > hinged needle safety syringe
toomey, toomey syringe > catheter-tip syringe 60 mL
asepto, asepto syringe > irrigation bulb syringe
exactamed, exacta med, baxa > oral syringe
whitacre, sprotte, gertie marx > pencil point spinal needle
septoject, septodont needle > dental needle
sharps a gator, sharpsafety, sharp safety, sage sharps > sharps container
sharps by mail > sharps mail-back system
viaflex, lifecare bag > IV solution
alaris, baxter pump, sigma spectrum, hospira plum > infusion pump
cadd, cadd pump, curlin > ambulatory infusion pump

# Gloves, masks, gowns
biogel, gammex, protexis, triflex, encore gloves, perry gloves > surgical gloves
biogel pi, gammex pi, protexis pi, dermaprene, duraprene, neolon > polyisoprene surgical gloves | neoprene surgical gloves
sensicare, safeskin, micro touch, aquasoft, microflex, n dex, halyard gloves > nitrile exam gloves
playtex gloves, rubbermaid gloves > reusable utility gloves
3m 1860, 3m 1860s, 3m 1870, 3m aura, 3m 8210, n95 1860 > N95 respirator
fluidshield, tecnol > procedure mask | surgical mask
tyvek, tyvek suit, tyvek coverall, kleenguard > hooded coverall

# Diagnostics
littmann, littman, adscope, mdf scope, sprague, sprague rappaport, lightweight ii, 3m littmann > stethoscope
littmann classic, classic iii, classic ii > dual-head stethoscope
littmann cardiology, master cardiology, cardiology iv, cardiology iii > cardiology stethoscope
littmann pediatric, littmann infant > pediatric stethoscope
macroview, pocketscope, pocket scope, welch allyn otoscope > otoscope
panoptic, welch allyn ophthalmoscope > ophthalmoscope
kleenspec, kleen spec > otoscope specula | disposable vaginal specula
suretemp, sure temp, filac, turbo temp > digital thermometer
suretemp cover, suretemp probe cover, filac cover > probe covers electronic oral
thermoscan, braun thermoscan, braun ear thermometer, genius thermometer > ear infrared thermometer
thermoscan cover, thermoscan probe cover, braun cover, genius cover, genius probe cover > probe covers ear
exergen, temporal scanner, temporalscanner, temporal thermometer > temporal artery infrared thermometer
exergen cover, temporal scanner cover > temporal artery probe covers
tempadot, tempa dot, nextemp, temp a dot > single-use clinical thermometers
dinamap, connex, spot vital signs, spot vitals, vital signs monitor, probp > professional automatic blood pressure monitor
omron, microlife, lifesource > automatic blood pressure monitor
flexiport, soft cuf, dura cuf, critikon, trimline cuff > blood pressure cuff
tycos, prosphyg, diagnostix, durashock, baumanometer > aneroid sphygmomanometer
nonin, masimo, nellcor, oximax, nonin onyx, mightysat > pulse oximeter
sonotrax, minidop, dopplex, huntleigh, lifedop, summit doppler > doppler
aquasonic, aquasonic 100, polygel, lectrosonic, ecogel, eco gel > ultrasound gel
aquasonic clear > clear ultrasound gel
red dot, reddot, cleartrace, q trace, qtrace, medi trace, meditrace, mactrode, skintact, unitrace, 3m red dot > ECG electrodes
burdick, mortara, cp 150, cp150, eli 150, mac 1200 > resting ECG
nuprep, nu prep, lemonprep, lemon prep > ECG skin prep gel
accu chek, accuchek, accucheck, accu check, onetouch, one touch, freestyle, contour next, bayer contour, truetrack, true metrix, truemetrix, assure platinum, prodigy, evencare, relion, precision xtra, ascensia, roche accu chek > blood glucose test strips | blood glucose meter | glucose control solution
ketostix, keto diastix, ketodiastix > glucose and ketone urine reagent strips
clinitek, clinitek status > analyzer grade urine reagent strips
multistix, chemstrip, labstix, uriscan, diascreen, combistix, multistix 10 sg, multistix 10sg, chemstrip 10 > urine reagent strips | urinalysis reagent strips
uristix > glucose and protein urine reagent strips
clinitek microalbumin, micral, chemstrip micral > urine microalbumin test
quickvue, quick vue, osom, sofia, veritor, id now, clearview test, acceava > rapid test
quickvue strep, osom strep, acceava strep, sofia strep, veritor strep > strep A test
quickvue flu, quickvue influenza, osom flu, sofia flu, veritor flu, binaxnow flu > influenza test
binaxnow, binax now, binax, ihealth, flowflex, inteliswab, carestart, binaxnow covid, quickvue covid > COVID-19 antigen test
quickvue hcg, osom hcg, icon 25, icon 20, clearblue, first response > pregnancy test
osom mono, monospot, mono spot, quickvue mono, clearview mono > mononucleosis test
quickvue h pylori > H. pylori antibody rapid test
oraquick, uni gold, determine hiv, insti hiv > HIV antibody rapid test
hemoccult, hemoccult ii, hemoccult sensa, seracult, coloscreen, hemascreen, hema screen > fecal occult blood test guaiac
hemosure, insure fit, oc light, quickvue ifob, ifobt, ifob > fecal occult blood FIT rapid test
nitrazine, nitrazine paper > vaginal pH test
a1cnow, a1c now, dca vantage, dca 2000, afinion > hemoglobin A1c test cartridges
hemocue, hemo cue > hemoglobin cuvettes
cholestech, cholestech ldx, cardiochek > lipid panel test cassettes
icup, t cup, testcup, e z split cup > integrated cup urine drug screen
alco screen, alcoscreen > saliva alcohol test
semmes weinstein, touch test > 10 g monofilament
ishihara, ishihara plate, ishihara book > color vision test book
babinski, babinski hammer, queen square hammer, tromner > reflex hammer
bionix, otoclear, earigator, elephant ear washer, elephant ear wash, rhino ear washer > ear irrigation
bionix curette, safe ear curette > ear curettes
detecto, health o meter, healthometer, seca, tanita > scale

# Laboratory
parafilm > laboratory sealing film
kimwipe, kim wipe > lint-free instrument wipes
eppendorf, gilson, pipetman, finnpipette > adjustable pipette
falcon tube, falcon > conical centrifuge tubes
statspin, drucker, horizon centrifuge > clinical centrifuge
culturette, cultureswab, culture swab, eswab, starswab, transwab > transport swab
m4rt, copan utm, universal transport medium > universal viral transport
aptima, aptima swab, aptima kit, probetec > chlamydia gonorrhea collection kit
para pak, parapak, cary blair > cary-blair transport vial
rovers broom, cervex, cervex brush, papette, thinprep broom, pap broom > pap cervical broom
cytobrush, cyto brush, cytobrush plus > pap endocervical brush
spray cyte, spraycyte, cytoprep, cyto fix > pap fixative spray

# Respiratory and emergency
aerochamber, aero chamber, optichamber, inspirease, easivent, breatherite > valved holding chamber
ambu, ambu bag, spur ii, laerdal bag > manual resuscitator
micro mist, micromist, updraft neb, sidestream, pari lc, vixone, misty max > nebulizer kit
devilbiss, pulmo aide, pulmoaide, pari vios, innospire > compressor nebulizer
ventimask, venti mask > venturi oxygen mask
dale trach holder, trach tie, trach collar tie > tracheostomy tube holder
robertazzi > nasopharyngeal airway
voldyne, triflo, tri flo > incentive spirometer
spirette, safetway > spirometry mouthpieces
mini wright, airzone, truzone, asmacheck > peak flow meter
lukens trap, lukens tube, delee > suction mucus trap
medi vac, medivac, bemis canister, receptal > suction canister
lifepak, heartstart, zoll, heartsine, powerheart, aed plus, frx > automated external defibrillator
zoll pad, lifepak pad, heartstart pad, padz, cpr d padz, quik combo > AED pads
pocket mask, laerdal mask > CPR pocket mask
microshield, cpr microshield, microkey > CPR face shield
resusci anne, little anne, prestan > CPR manikin
cat tourniquet, combat tourniquet, combat application tourniquet, sof t tourniquet, tourniquet cat > windlass tourniquet
stifneck, philadelphia collar, miami j, aspen collar, ambu perfit > extrication collar | cervical collar
sam splint, samsplint > foam-padded moldable splint

# Incontinence, urology, ostomy
depends, attends, tena, prevail, abena, molicare, tranquility, fitright, surecare > adult brief | protective underwear
attends brief, tena brief, prevail brief, depend brief > adult brief
poise, poise pad, always discreet, tena pad, serenity pad, kotex, maxi pad, always pad > bladder control pads
chux, chux pad, chucks, chuck pad, durasorb, tuckables, ultrasorbs > disposable underpad
texas catheter, texas cath, condom cath, ultraflex, wideband, pop on catheter, freedom cath, conveen > male external catheter
bardex, lubrisil, lubri sil, dover foley > foley catheter
magic3, speedicath, lofric, vapro, infyna > hydrophilic intermittent catheter
self cath, gentlecath, cure catheter, apogee catheter > intermittent catheter
rob nel, robnel, red robinson, robinson cath > red rubber intermittent catheter
touchless catheter, vapro plus, cure closed system > closed-system intermittent catheter
dispoz a bag, urocare > leg bag
bard foley tray, surestep foley > foley insertion tray
pampers, huggies, luvs > baby diapers
sur fit, surfit, new image, sensura, activelife > ostomy pouch
eakin, eakin seal, adapt ring, brava ring > ostomy barrier rings
stomahesive paste, adapt paste > ostomy barrier paste
stomahesive, stomahesive powder, adapt powder, karaya powder > ostomy stoma powder
stomahesive wafer, durahesive, natura wafer > ostomy skin barrier with flange
ky, ky jelly, k y jelly, surgilube, surgi lube, lube jelly > lubricating jelly

# Surgery
bovie, bovie pen > electrosurgical pencil | battery cautery
bovie pencil, valleylab pencil, conmed pencil > electrosurgical pencil
bovie pad, valleylab pad, polyhesive, bovie grounding pad > electrosurgical grounding pad
hyfrecator, hyfrecator tip, bovie tip > electrosurgical dermal tip
change a tip, accu temp cautery > battery cautery
vicryl, vicryl rapide, polysorb, dexon, ethicon vicryl > polyglactin absorbable suture
monocryl, biosyn, caprosyn, ethicon monocryl > poliglecaprone absorbable suture
prolene, surgipro, surgilene, ethicon prolene > polypropylene suture
ethilon, monosof, dermalon, ethicon ethilon > nylon suture
perma hand, permahand, sofsilk > silk suture
visistat, precise stapler, proximate stapler, appose, weck stapler > skin stapler
bard parker, swann morton > surgical blade | disposable scalpel | scalpel handle
bp handle, bard parker handle > scalpel handle
bp blade, bard parker blade, feather blade > surgical blade
dermablade, derma blade > shave biopsy blade
keyes punch, acupunch, acu punch, miltex punch > biopsy punch
fox curette > dermal curette
metz, metz scissors > metzenbaum scissors
surgicel, oxycel > oxidized cellulose hemostatic gauze
gelfoam, surgifoam > gelatin sponge
monsels, monsels solution, astringyn > ferric subsulfate solution
drysol, viscostat, hemodent > aluminum chloride solution
arzol, agno3 > silver nitrate applicators
steri drape, steridrape > surgical drape
pipelle, endocell, explora curette > endometrial suction curette
dilapan, laminaria > osmotic cervical dilator
amnihook, amni hook, amnicot > amniotic membrane hook

# Orthopedics
aircast, air cast, air stirrup, aircast stirrup > ankle stirrup brace
cam boot, cam walker, camboot, aircast boot, aircast walker, moon boot, air boot, fracture boot > walking boot
webril, sofrol, sof rol, protouch padding > undercast padding
scotchcast, scotch cast, deltalite, delta lite, deltacast, delta cast > fiberglass casting tape
orthoglass, ortho glass, scotchcast splint > padded splint roll
gypsona, specialist plaster, cellona > fast setting plaster bandage
ted, ted hose, ted stocking, ted sock > anti-embolism stockings
jobst, juzo, sigvaris, mediven, venosan, therafirm, truform > compression stockings
donjoy, don joy, breg, bledsoe > hinged knee brace
stax splint, stack splint, stax > mallet finger splint
velpeau, ultrasling > arm sling
darco, darco shoe, reese shoe > post-op shoe
roll a bout, rollabout, knee rover > knee scooter
hot hands, hothands > instant hot pack
kwik kold, jack frost pack, chemical ice pack > instant cold pack
colpac, elastogel, elasto gel > reusable hot and cold gel pack

# Furniture, housekeeping, office
midmark, ritter table, midmark table, brewer table, clinton table > exam table
kleenex, scotties > facial tissue
charmin, cottonelle, angel soft, quilted northern > toilet tissue
bounty, brawny, bounty towel, viva towel > kitchen roll paper towels
windex, glass plus > glass cleaner
febreze, glade, ozium, air wick > odor eliminator spray
toilet duck, sani flush > toilet bowl cleaner
tide, dreft, purex > laundry detergent
swiffer > microfiber flat mop
pine sol, pinesol, fabuloso, mop n glo > neutral floor cleaner
hefty bag, glad bag > waste liner
duracell, energizer, procell, rayovac > alkaline batteries
hammermill > copy paper
post it, postit, post it note > sticky notes
bic, bic pen, papermate, paper mate > ballpoint pens
pilot g2 > gel pens
dixie cup, solo cup > drinking cups
dum dum, dumdum, safety pop, tootsie pop > lollipops
hcfa, hcfa 1500, hcfa form > claim forms

# Makers that the catalog does not carry
! medline, mckesson, cardinal, cardinal health, covidien, kendall, medtronic, becton dickinson, bd, 3m, solventum
! johnson & johnson, j&j, ethicon, smith & nephew, bard, halyard, kimberly clark, ansell, dynarex, graham field
! welch allyn, hillrom, b braun, baxter, terumo, conmed, miltex, integra, pdi, metrex, diversey, ecolab, molnlycke
! convatec, coloplast, hollister, nipro, smiths medical, teleflex, owens & minor, henry schein, tidi, dukal, curity
`
