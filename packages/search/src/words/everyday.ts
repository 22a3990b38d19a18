/** Everyday names and descriptions of supplies, and their names in the catalog. */
export const everydayWords = `
# Exam room
popsicle stick, tongue stick, wooden stick, mouth stick, craft stick > tongue depressors
knee hammer, rubber hammer, reflex mallet, knee knocker, knee tapper, doctor hammer > reflex hammer
letter chart, vision poster, wall eye chart > eye chart
color blind book, color blind test, colorblind test > color vision test book
ear light, ear looker, ear checker, look in ears > otoscope
eye scope, look in eyes > ophthalmoscope
flashlight, pupil light, pocket light, pocket flashlight, torch > penlight
ear cone, ear funnel, otoscope cover, otoscope tip, scope tip > otoscope specula
ear wax scoop, ear pick, ear scraper, ear spoon, wax loop, ear wax remover, wax remover, ear wax removal > ear curettes
ear flush, ear cleaner, ear irrigator, ear rinse, ear wash kit > ear irrigation
ear wax softener, ear wax drop > carbamide peroxide ear drops
heart listener, chest scope, heart scope > stethoscope
bp machine, blood pressure machine, auto cuff, automatic cuff, automatic bp cuff, bp monitor, electronic bp, pressure machine, check blood pressure, take blood pressure, measure blood pressure > automatic blood pressure monitor
manual cuff, manual bp, manual bp cuff, manual blood pressure cuff, bp kit, bp gauge, blood pressure kit, blood pressure pump > aneroid sphygmomanometer
arm cuff, pressure cuff, bp sleeve > blood pressure cuff
squeeze bulb, cuff bulb, bp ball > blood pressure inflation bulb
finger clip, finger oxygen, finger ox, finger oximeter, oxygen reader, o2 sat, o2 reader, sat probe, finger monitor, oxygen finger, check oxygen, measure oxygen, oxygen checker > fingertip pulse oximeter
temp gun, thermometer gun, laser thermometer, no touch thermometer, touchless thermometer, contactless thermometer, head thermometer > forehead infrared thermometer
ear temp, ear thermometer > ear infrared thermometer
mouth thermometer, fever stick, armpit thermometer, fever thermometer, take temperature, check temperature > digital thermometer
thermometer sleeve, temp cover, temp probe cover, probe sleeve > probe covers
fever strip, paper thermometer, stick on thermometer, disposable thermometer > single-use clinical thermometers
weigh scale, weighing machine, weighing scale, weight machine, step on scale, bathroom scale > scale
tape measure, head tape, baby tape, head circumference tape, paper ruler, wound ruler > paper measuring tapes
bed paper, doctor paper, crinkle paper, crinkly paper, exam bed paper > exam table paper
paper sheet, paper drape, lap sheet, modesty sheet, privacy sheet, exam sheet > patient drape sheets
patient gown, johnny, johnny gown, hospital gown, paper gown, exam gown > patient exam gowns
cape, exam cape, breast exam cape, chest cape, paper cape > patient exam capes
paper shorts, exam shorts > patient exam shorts
pillow cover, pillow protector > disposable pillowcases
bib, patient bib, dental bib > professional towels
exam lube, vaginal lube, slippery jelly, pelvic jelly, personal lubricant > lubricating jelly
sono gel, ultrasound jelly, scan jelly, sonogram gel, sonogram jelly > ultrasound gel
baby heart monitor, fetal monitor, baby heartbeat, baby heart, baby heartbeat monitor > fetal doppler
duckbill speculum, duck bill speculum, cervix spreader, pelvic speculum, pap speculum > vaginal specula
pap supplies, pap kit, pap smear kit, pap smear supplies, pap set, pap smear > pap cervical broom | pap endocervical brush | pap spatula | pap fixative spray
cue tip, cotton stick, long q tip, long cotton swab, cotton bud, long swab > cotton-tipped applicators
scopette, fox swab, giant q tip, big q tip > large-tip swabs
glass jar, jar set, cotton jar, counter jar > sundry jar

# Wounds
gauze > gauze sponges | gauze pads
boo boo, booboo, boo boo strip, boo boo bandage, owie bandage, sticky bandage, plaster strip > adhesive bandages
kid bandage, kid band aid, kid bandaid, cartoon band aid, cartoon bandage, character bandage, fun bandage > childrens design strip adhesive bandages
dot bandage, spot band aid, spot bandaid, round band aid, circle band aid, shot band aid, injection bandage > sheer spot adhesive bandages
sticky wrap, self stick wrap, self sticking wrap, sticks to itself, horse wrap, self adhesive wrap, self adhesive bandage > cohesive wrap
stretchy bandage, stretchy wrap > elastic bandage | cohesive wrap
ankle wrap, brown bandage, brown wrap, sprain bandage, compression wrap > elastic bandage
non stick pad, no stick pad, non stick gauze, ouchless pad > non-adherent pads
greasy gauze, oily gauze > petrolatum gauze dressing | oil emulsion non-adherent dressing
yellow gauze, yellow greasy gauze > bismuth tribromophenate petrolatum gauze dressing
see through bandage, see through dressing, clear dressing, clear film, picc dressing, waterproof dressing > transparent film dressing
tattoo bandage > roll transparent film dressing
big bandage, wound cover, island bandage, post op dressing, incision dressing, surgery bandage > bordered gauze island dressing
bed sore dressing, bedsore, bed sore, pressure sore, pressure sore dressing, decubitus, tailbone dressing > foam dressing | hydrocolloid dressing
blister bandage, blister pad, blister dressing > hydrocolloid dressing
seaweed dressing > calcium alginate dressing
honey bandage, honey dressing, wound honey > medical honey gel | medical honey alginate dressing
packing gauze, ribbon gauze, packing ribbon, nose packing, packing tape > packing strip
belly pad, thick gauze pad, stomach pad > abdominal combine pads
drain gauze, trach gauze, g tube gauze, gauze with slit, split gauze > split drain sponges
liquid stitch, liquid bandage, medical glue, medical super glue, glue for cuts, skin glue, wound glue, tissue adhesive, cut glue, surgical glue, suture glue, body glue > topical skin adhesive
butterfly bandage, butterfly strip, butterfly stitch, butterfly band aid, butterfly closure > butterfly closure bandages | skin closure strips
paper stitch, wound strip, cut strip > skin closure strips
hospital tape, bandage tape, dressing tape, wound tape, first aid tape, gauze tape > medical tape
skin prep wipe, skin prep pad > skin barrier film wipes | skin protectant wipes
easy off tape, tape for sensitive skin, tape for fragile skin, elderly skin tape > gentle silicone tape | silicone gentle removal tape
wound spray, wound cleaner, wound rinse, cut cleaner > wound cleanser spray
saline bottle, wound saline, pour saline, irrigation saline, saline irrigation > sodium chloride for irrigation
saline squirt, pink bullet, pink squirt, saline ampule > sterile saline rinse
zinc boot, zinc wrap > zinc oxide paste bandage
blood stopper, bleed stop, stop blood, nosebleed stop > ferric subsulfate solution | aluminum chloride solution | gelatin sponge
silver stick, cautery stick, wart stick, silver nitrate stick > silver nitrate applicators

# Needles, shots, infusion
shot needle, im needle, vaccine needle, flu shot needle, intramuscular needle > hypodermic needle
shot supplies, shot syringe, needle and syringe, syringe and needle > IM syringe
subq syringe, sub q syringe, subcutaneous syringe > 25 G × 5/8 in injection syringe
diabetic needle, diabetes needle, insulin needle, sugar needle > insulin syringe | pen needle
ozempic needle, insulin pen tip, pen tip, semaglutide needle > pen needle
draw up needle, drawing needle, mixing needle, fill needle, vial needle, med draw needle > blunt fill needle
needle box, needle bucket, needle trash, needle bin, needle container, red needle box, sharp box, sharps bucket, needle disposal > sharps container
finger prick, finger pricker, finger poke, finger poker, fingerstick, finger stick, finger sticker, pricker > lancets
pricker pen, poker pen, finger prick pen > lancing device
sugar strip, blood sugar strip, glucose strip, sugar test strip, diabetic strip, diabetes strip > blood glucose test strips
sugar machine, sugar meter, sugar tester, blood sugar machine, blood sugar monitor, diabetic meter, glucose machine, check sugar, check blood sugar, test sugar, test blood sugar, measure sugar > blood glucose meter
iv cath, piv, piv catheter, iv cannula > safety IV catheter
iv line, iv hose, drip line, drip tube > IV administration set
j loop, iv extension > IV extension set
drip bag, fluid bag, hydration bag, bolus bag, iv drip, bag of fluid > IV solution
saline bag, ns bag, bag of saline, bag of normal saline, ns bolus > sodium chloride 0.9% injection bag
half normal saline, half ns > sodium chloride 0.45% injection
d5 1/2 ns, d5 1/2ns, d5 half ns, d5 half normal saline > dextrose 5% and sodium chloride 0.45%
d5 > dextrose 5% in water injection
d50w, amp of d50 > dextrose 50% injection
iv stand, iv holder, iv hanger > IV pole
iv supplies, iv starter kit > IV start kit
arm tie, tie off band, blood draw band, rubber arm band, lab tourniquet, arm tourniquet > latex-free tourniquet

# Blood tubes by the colors of their caps
purple top, lavender top, purple top tube, lavender top tube, purple tube, lavender tube, cbc tube, edta tube, a1c tube, purple cap tube, purple vacutainer, lavender vacutainer, vacutainer purple, vacutainer lavender > lavender cap blood collection tube | K2 EDTA blood collection tube
red top, red top tube, red tube, red cap tube, serum tube, plain red tube, red vacutainer, vacutainer red > red cap blood collection tube | clot activator blood collection tube
sst, sst tube, gold top, gold top tube, gold tube, tiger top, tiger top tube, marble top, gel tube, serum separator tube, gold vacutainer, vacutainer gold, vacutainer sst > serum separator gel blood collection tube | clot activator and gel blood collection tube
green top, green top tube, green tube, heparin tube, green vacutainer, vacutainer green > sodium heparin blood collection tube | lithium heparin blood collection tube
pst, pst tube, mint top, mint green tube, light green top, light green top tube, light green tube > lithium heparin and gel blood collection tube
blue top, blue top tube, light blue top, light blue top tube, light blue tube, blue tube, pt tube, ptt tube, inr tube, pt inr tube, coag tube, coagulation tube, citrate tube, blue vacutainer, vacutainer blue, light blue vacutainer > sodium citrate blood collection tube
navy top, royal blue top, royal blue tube, dark blue tube, trace metal tube > royal blue cap blood collection tube
gray top, grey top, gray top tube, grey top tube, gray tube, grey tube, glucose tolerance tube, lactate tube, gray vacutainer, grey vacutainer, vacutainer gray > sodium fluoride blood collection tube
yellow top, yellow top tube, acd tube, hla tube, yellow vacutainer, vacutainer yellow > yellow cap ACD blood collection tube | gold cap blood collection tube
pink top, pink top tube, pink tube, type and screen tube, blood bank tube, pink vacutainer > pink cap blood collection tube
blood vial, blood draw vial, lab vial, blood bottle > blood collection tube
micro tube, bullet tube, finger stick tube, capillary collector > capillary blood tubes
hematocrit clay, tube clay, crit clay > capillary tube sealant
tube holder, needle hub, vacuum tube holder, blood draw hub > blood tube holders
lab draw needle, straight stick needle, blood needle > blood collection needle

# Urine, stool, swabs, tests
pee cup, pee jar, pee container, urine jar, urine container, ua cup, urine specimen cup, urine sample cup, clean catch cup, sample jar > specimen container
pee test, pee stick, pee strip, urine stick, urine dipstick, dipstick, dip stick, ua strip, ua dipstick, ua stick, urine strip > urine reagent strips | urinalysis reagent strips
uti test, uti strip, bladder infection test > leukocytes and nitrite urine reagent strips | 10 parameters urine reagent strips
ketone strip, urine ketone strip > glucose and ketone urine reagent strips
pee hat, toilet hat, potty hat, nun hat, collection hat, measuring hat, urine hat > specimen collection pan for toilets
baby pee bag, baby urine bag, u bag, wee bag > infant urine collector bags
pee bag, night bag, bedside bag, drain bag > urinary drainage bag
leg pee bag > leg bag
pee bottle, hand urinal, bed urinal, male urinal bottle > urinal
24 hour jug, 24 hour urine jug, 24 hour urine > 24-hour urine container
poop test, stool test, poop card, poop slide, stool card, stool blood test, poop blood test, fobt, fit test, fit kit, colon test, colon cancer test, blood in stool > fecal occult blood test
poop cup, poop container, stool cup, stool container, stool jar, poop jar, poop sample cup > stool specimen container
preg test, pregnancy stick, pregnancy strip, urine preg test, upreg, upt > pregnancy test
drug cup, drug test cup, pee drug test, 12 panel cup, drug screen cup, uds cup > urine drug screen integrated cup
drug dip, drug dip card, drug strip > urine drug screen dip card
nose swab > nasal swab
covid swab, flu swab, long nose swab > nasopharyngeal swab
strep swab > throat swab
corona test, rapid covid, home covid test > COVID-19 antigen test
std test, sti test, std kit, gonorrhea test, chlamydia test, gc chlamydia, ct gc kit > chlamydia gonorrhea collection kit
hgb test, hgb, iron test, anemia test > hemoglobin cuvettes
cholesterol test, cholesterol strip > lipid panel test cassettes
diabetic foot test, foot filament > 10 g monofilament
biopsy jar, pathology jar, path jar, path cup, formalin jar, formalin bottle, biopsy bottle > prefilled formalin container
blood spinner, tube spinner, spin machine > centrifuge
dropper, plastic dropper, lab dropper > transfer pipettes
colpo supplies, colpo kit, colposcopy supplies > acetic acid | Lugol's iodine solution | cervical biopsy forceps

# Heart and lungs
ekg sticker, ekg dot, heart sticker, ekg pad, ekg patch, heart monitor sticker, ekg electrode sticker > ECG electrodes
heart machine, heart tracing machine, ekg monitor > resting ECG
ekg wire, ekg cable > ECG lead wires
nose hose, oxygen nose, nose oxygen, nose prong, nose cannula, oxygen nose tube, o2 nose > nasal cannula
oxygen hose, o2 hose, oxygen line, oxygen tube > oxygen supply tubing
oxygen bottle, portable oxygen > oxygen cylinder
breathing machine, nebulizer machine, breathing treatment machine, asthma machine, neb machine > compressor nebulizer
neb mask, nebulizer mask, breathing treatment mask > nebulizer kit with aerosol mask
spacer kids, kid spacer, pediatric spacer, child spacer > small mask valved holding chamber
inhaler tube, inhaler chamber, puffer tube, inhaler spacer > valved holding chamber
lung trainer, breathing toy, lung exerciser, breathing exerciser > incentive spirometer
pft mouthpiece, blow tube > spirometry mouthpieces
blow meter, asthma meter > peak flow meter
breathing bag, resuscitation bag, bag mask, squeeze bag > manual resuscitator
breathing tube, intubation tube > endotracheal tube
mouth airway, opa airway > oral airway
npa, nose trumpet, nasal airway > nasopharyngeal airway
trach collar > tracheostomy mask | tracheostomy tube holder
mouth suction, spit sucker, suction wand, suction tip, suction stick > yankauer suction handle
booger sucker, snot sucker, nose sucker, baby nose sucker, nose bulb, baby bulb, snot bulb > infant nasal suction bulb syringe
heart shocker, shock machine, defib, defibrillator machine > automated external defibrillator
shock pad, defib pad > AED pads
cpr mask, mouth to mouth mask > CPR pocket mask
cpr dummy, cpr doll > CPR manikin
neck collar, whiplash collar, c collar, neck brace > cervical collar | extrication collar
silver blanket, foil blanket > emergency foil blanket
stop the bleed kit, bleeding kit > bleeding control first aid kit

# Medicines by what they are for
numbing shot, numbing medicine, numbing injection, numbing vial > local anesthetic
numb cream, numbing cream > lidocaine cream | lidocaine and prilocaine cream
freezing spray, skin freeze, skin freeze spray, skin refrigerant > ethyl chloride topical spray
steroid injection, joint shot, knee injection, knee shot > joint injection
nausea shot, nausea injection, vomiting shot > ondansetron injection | promethazine injection
nausea pill, nausea tablet, vomiting pill > ondansetron disintegrating tablets
headache pill, headache medicine, fever medicine > OTC acetaminophen | OTC ibuprofen
allergy pill, allergy medicine, allergy med > loratadine tablets | cetirizine tablets | diphenhydramine capsules
heartburn pill, heartburn medicine > antacid chewable tablets | famotidine tablets
diarrhea pill, diarrhea medicine > loperamide
constipation pill, constipation medicine > docusate sodium
sugar gel, glucose gel > oral glucose gel
sugar tablet, sugar pill, glucose tab, glucose pill > glucose tablets
yeast infection pill, yeast pill > fluconazole
burn cream, burn ointment > silver sulfadiazine cream | burn cream with lidocaine
numbing eye drop, eye numbing drop, eye drop numbing, numbing drop > proparacaine eye drops | tetracaine eye drops
dilating drop, eye dilating drop, dilation drop, pupil drop > tropicamide eye drops
eye stain, eye dye, eye strip, orange eye strip > fluorescein strips
fake tears, dry eye drop > eye lubricant drops
overdose spray, overdose kit, od spray > naloxone nasal spray
bee sting pen, epi injector, allergic reaction pen > epinephrine auto-injector
bee sting kit, epi kit > epinephrine emergency kit
neb solution, neb med, breathing treatment medicine > albuterol inhalation solution
puffer, rescue inhaler, asthma inhaler, asthma pump > albuterol metered-dose inhaler
chest pain pill, angina pill > nitroglycerin sublingual tablets
tdap, tdap vaccine, tdap shot, whooping cough vaccine > tetanus, diphtheria and pertussis vaccine
flu shot, flu vaccine, flu jab > influenza vaccine
tetanus shot, tetanus booster, tetanus vaccine > tetanus and diphtheria vaccine
pneumonia shot, pneumonia vaccine > pneumococcal conjugate vaccine
hep b shot, hep b vaccine, hep b > hepatitis B vaccine
ppd, tb test, tb skin test, mantoux, tb shot > tuberculin purified protein derivative
diaper cream, butt cream, rash cream, diaper rash cream, bottom cream > zinc oxide barrier cream | vitamin A & D ointment

# Hygiene and patient care
butt wipe, bum wipe, tush wipe, booty wipe, poop wipe, wet wipe, adult wipe, body wipe, patient wipe, bath wipe > adult personal cleansing wipes
diaper wipe, infant wipe > baby wipes
no rinse bath, bed bath, bed bath wipe, sponge bath, bath in a bag > rinse-free bathing cloths
washcloth > washcloths | personal cleansing wipes
barf bag, puke bag, throw up bag, vomit bag, sick bag, upchuck bag, nausea bag > emesis bags
puke basin, puke bowl, kidney dish, vomit bowl, vomit basin, barf bowl, spit basin, throw up bowl, kidney tray > emesis basin
potty chair, bedside toilet, potty, toilet chair > bedside commode
potty pan, poop pan > bedpan
grown up diaper, big diaper, senior diaper, adult nappy, tab diaper > adult brief
adult pull up, disposable underwear, incontinence underwear, adult underwear, pull on brief > protective underwear
pee pad, puppy pad, wee pad, wee wee pad, bed liner, bed protector, mattress pad, incontinence bed pad > disposable underpad
period pad, sanitary pad, sanitary napkin, menstrual pad, ob pad, peri pad > bladder control pads
nappy > baby diapers
hand sanitiser, sanitiser, hand sani, germ gel, hand disinfectant, waterless soap > hand sanitizer
hibi, pre op soap, surgery soap, surgical soap, pink soap, chg soap, chg wash, pre op wash > chlorhexidine 4% skin cleanser | chlorhexidine 4% surgical scrub
iodine soap, brown soap > povidone-iodine surgical scrub
iodine swab, iodine stick > povidone-iodine swabsticks
chg stick, orange prep stick, tinted applicator > chlorhexidine alcohol applicator
alcohol square, alcohol packet, prep wipe > alcohol prep pads
alcohol bottle, bottle of alcohol > isopropyl alcohol
peroxide, peroxide bottle > hydrogen peroxide
pee tube, bladder tube, bladder catheter, pee catheter > foley catheter
in and out cath > intermittent catheter
penis catheter, male cath, external cath, sheath catheter > male external catheter
coude, coude cath, curved catheter, bent tip catheter, prostate catheter > coude-tip intermittent catheter
catheter holder, cath strap, foley strap, foley anchor, foley holder, cath anchor > catheter securement device
cath kit, cath tray, catheter kit, catheter tray, foley kit, foley tray > foley insertion tray | foley catheter kit
poop bag, colostomy pouch > ostomy pouch
pill cup, pill paper cup, ketchup cup > souffle cups
med cup, dose cup > medicine cups
hospital bracelet, patient bracelet, id bracelet, name band > patient wristband

# Procedures
lac kit, lac tray, laceration kit, stitch kit, suture kit, suturing kit, sew up kit, suture set > laceration tray
stitch remover, stitch removal, stitch removal kit, suture removal, stitch cutter > suture removal kit | suture removal tray
staple remover, staple puller, staple removal > staple removal kit | staple removal tray
i&d kit, i&d tray, abscess kit, boil kit > incision and drainage tray
toenail kit, toe nail kit, toenail tray, ingrown toenail kit > ingrown toenail instrument tray
circ kit, circ tray > circumcision instrument tray
iud kit, iud tray, iud supplies, iud insertion kit > disposable IUD insertion tray
endometrial biopsy kit, emb, emb kit > endometrial suction curette
spinal tap kit, spinal tap tray, lp kit, lp tray > lumbar puncture tray
spinal tap needle > spinal needle
punch biopsy kit, biopsy kit > biopsy punch tray
mole punch, skin punch > biopsy punch
mole shaver, mole blade, shave blade, skin shaver > shave biopsy blade
skin scraper, wart scraper > dermal curette
dressing kit, dressing change kit, dressing tray > dressing change instrument tray
surgical knife, surgery knife, doctor knife, knife > disposable scalpel
10 blade, blade 10, no. 10 blade, blade no. 10 > no. 10 surgical blade | no. 10 disposable scalpel
11 blade, blade 11, no. 11 blade, blade no. 11 > no. 11 surgical blade | no. 11 disposable scalpel
15 blade, blade 15, no. 15 blade, blade no. 15 > no. 15 surgical blade | no. 15 disposable scalpel
splinter tweezer, splinter remover, splinter picker, tick tweezer > splinter forceps
trauma scissors, clothes cutter, paramedic scissors, bandage cutter > trauma shears | utility shears | bandage scissors
towel clip, towel clamp > backhaus towel forceps
sponge stick > foerster sponge forceps
suture thread, stitch thread, stitching thread > suture
dissolvable stitch, dissolvable suture, dissolving stitch, dissolving suture, melting stitch, stitches that dissolve, sutures that dissolve > absorbable suture
staple gun, skin staple, skin staple gun > skin stapler
drape with hole, hole drape, aperture drape > fenestrated surgical drape | fenestrated towel drapes
burn pen, cautery pen, hot pen, cauterizer > battery cautery

# Cleaning and sterilizing
counter wipe, table wipe, exam table wipe, room wipe, equipment wipe, germ wipe, cleaner wipe, surface cleaning wipe, disinfect wipe, purple lid wipe > disinfectant wipes | germicidal wipes
c diff wipe, cdiff wipe, spore wipe, sporicidal wipe > bleach 0.55% disinfectant wipes | bleach sporicidal germicidal wipes
counter spray, table spray, exam table spray, germ spray, cleaning spray, surface spray > surface disinfectant
cold soak, cold sterile, cold sterilization, scope soak > high-level disinfectant
instrument soap, instrument soak, instrument cleaner, tool soap, tool cleaner, instrument wash > enzymatic instrument detergent
autoclave bag, autoclave pouch, autoclave envelope, steri pouch, steam pouch, instrument pouch, sterilizer bag, sterilizer pouch > self-seal sterilization pouches
autoclave test, steam test, sterilizer test > biological vial sterilization indicator | steam sterilization indicator
mop soap, floor soap > neutral floor cleaner
caution sign, slippery sign > wet floor sign
vomit powder, puke powder, spill powder > biohazard cleanup powder | vomit and fluid spill kit
vomit kit, puke kit, vomit cleanup kit > vomit and fluid spill kit
blood spill kit, blood cleanup kit > biohazard spill kit
red trash bag, biohazard trash bag, medical waste bag, red bag > biohazard waste bags | red biohazard liner
red trash can, biohazard trash can > biohazard waste can
tp, toilet roll, bathroom tissue > toilet tissue
nose tissue, face tissue > facial tissue
toilet cover > toilet seat covers

# Protective wear
doctor glove, medical glove, hospital glove, nurse glove, disposable glove > exam gloves
food glove, kitchen glove, chef glove > vinyl exam gloves
surgery glove, operating glove > surgical gloves
doctor mask, hospital mask, medical mask, disposable mask, paper mask, covid mask, surgery mask > procedure mask | surgical mask
splash mask, mask with plastic > procedure mask with eye shield
face guard, plastic face cover > face shield
safety goggle, eye goggle > splash goggles
covid gown, contact gown, ppe gown > isolation gown
plastic gown > polyethylene isolation gown
body suit, full body suit > hooded coverall
surgery hat, scrub hat, surgery cap, hair cover, bonnet, hair bonnet, shower cap > bouffant cap
white coat, doctor coat, lab coat > disposable lab coat

# Braces, walking, hot and cold
broken foot boot, walking cast, foot boot > walking boot
hard shoe, hard sole shoe, broken toe shoe > post-op shoe
finger brace, broken finger splint, jammed finger splint > finger splint
wrist brace, carpal tunnel brace > wrist splint
figure 8 brace, figure eight brace, collarbone brace, collar bone brace > clavicle support
rib brace, rib wrap > rib belt
back belt, back brace, back support > lumbar support belt
elbow band, tennis elbow brace > tennis elbow strap
leg scooter > knee scooter
walker with seat, four wheel walker, 4 wheel walker > rollator
rolling walker, walker with wheels, front wheel walker > folding walker with wheels
tennis ball for walker, walker tennis ball > walker ski glides
cane rubber, cane foot > cane tips
walking stick > cane
four prong cane, 4 prong cane, four leg cane > quad cane
lift belt > gait belt
tight sock, circulation sock, pressure sock, pressure stocking, support sock > compression stockings
clot sock, dvt sock, dvt stocking, hospital sock > anti-embolism stockings
cast cotton, cast padding > undercast padding
cast sock, cast sleeve > stockinette
cast roll, cast wrap, cast material > fiberglass casting tape
athletic tape, sport tape, trainer tape > athletic trainer tape
heat pack, warm pack, hand warmer > instant hot pack
snap ice pack, squeeze ice pack, break ice pack, cold compress > instant cold pack
ice bag > refillable ice pack

# Colors and qualities
purple > lavender | violet
skin colored, flesh colored, nude > tan | beige
unscented, scent free, unperfumed > fragrance-free
long cuff > extended cuff
velcro > hook-and-loop

# Furniture, office, children
spinny stool, spinning stool, swivel stool, doctor chair, round stool > exam stool
exam bed, doctor bed, doctor table, patient table, exam chair > exam table
privacy curtain, curtain, folding wall > privacy screen
rolling tray, instrument table > mayo stand
narc box, narc cabinet, drug safe, drug cabinet > double lock narcotics cabinet | electronic lock narcotics cabinet
narc log, narc book, controlled log > controlled drug log book
script pad, rx pad > tamper-resistant prescription pads
script paper, rx paper > tamper-resistant prescription paper
manila folder, patient chart, patient folder > chart folders
9v battery, 9 volt battery, nine volt battery > 9 V alkaline batteries
printer paper, copier paper, copy machine paper > copy paper
coin battery, button battery, watch battery > lithium coin batteries
sucker, lolly > lollipops
treasure box, prize box, treasure box toy > treasure chest toys
`
